/* The error decoder: which errors of the catalogue a pasted text holds. Nothing here
   touches the page. The part that looks for messages does what matching.py and the
   modules that it imports do, and a test holds the two to the same answers; the part
   for a reader's own words is here alone. */
"use strict";

(() => {
  /* ---- A text as its words and numbers, and where each stands ---- */

  const wordsOf = (text) => {
    const found = { text, words: [], starts: [], ends: [] };
    for (const one of text.matchAll(/[A-Za-z]+|[0-9]+/g)) {
      found.words.push(one[0].toLowerCase());
      found.starts.push(one.index);
      found.ends.push(one.index + one[0].length);
    }
    return found;
  };

  const gap = ({ text, starts, ends }, at) =>
    text.slice(at ? ends[at - 1] : 0, at < starts.length ? starts[at] : text.length);

  const isNumber = (word) => /^[0-9]+$/.test(word || "");

  /* ---- What terminals and loggers add to a message ---- */

  const HEAD = 60000;
  const TAIL = 240000;
  const ENTITIES = {
    "&lt;": "<",
    "&gt;": ">",
    "&amp;": "&",
    "&quot;": '"',
    "&#39;": "'",
    "&#x27;": "'",
    "&nbsp;": " ",
  };
  const ENTITY = new RegExp(Object.keys(ENTITIES).join("|"), "g");
  const COLOUR = /\x1b\[[0-9;?]{0,12}[A-Za-z]|\x1b\][^\x07\n]{0,99}\x07/g;
  const BARE_COLOUR = /\[[0-9]{1,2}(?:;[0-9]{1,3}){0,4}m/g;
  const PREFIX = new RegExp(
    "^[ \\t\\u2500-\\u257f|>]*(?:(?:" +
      "\\[(?:rank ?|default)?[0-9]{1,4}(?:[/,][0-9]{1,4})?\\](?:<std(?:err|out)>)?" +
      "|rank ?[0-9]{1,4}(?=:)" +
      "|\\[?[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:.,]{5,16}Z?\\]?" +
      "|\\[?[0-9]{2}:[0-9]{2}:[0-9]{2}[0-9.,]{0,8}\\]?" +
      "|[EWIF][0-9]{4} [^\\]\\n]{1,80}\\]" +
      "|\\([A-Za-z_. ]{0,40}pid=[^)\\n]{1,60}\\)" +
      "|\\[?(?:INFO|ERROR|WARNING|DEBUG|CRITICAL|FATAL)\\b\\]?" +
      "|E(?= {3})" +
      ")[ \\t:|-]{0,8}){1,6}",
  );
  const inFrame = (sign) =>
    sign === " " || sign === "\t" || (sign >= "\u2500" && sign < "\u2580");

  const strippedBy = (text, has) => {
    let start = 0;
    let end = text.length;
    while (start < end && has(text[start])) start++;
    while (end > start && has(text[end - 1])) end--;
    return text.slice(start, end);
  };

  const cleanedLine = (line) => {
    const prefix = PREFIX.exec(line);
    return strippedBy(prefix ? line.slice(prefix[0].length) : line, inFrame);
  };

  const cleaned = (pasted) => {
    let text = pasted;
    if (text.length > HEAD + TAIL) text = `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`;
    text = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
    text = text.replace(/[\u2018\u2019\u201b\u00b4]/g, "'").replace(/[\u201c\u201d\u201e]/g, '"');
    if (!text.trim().includes("\n") && text.split("\\n").length > 2) {
      text = text.replaceAll("\\n", "\n");
    }
    text = text.replace(ENTITY, (found) => ENTITIES[found]);
    text = text.replace(COLOUR, "").replace(BARE_COLOUR, "");
    return text.split("\n").map(cleanedLine).join("\n");
  };

  /* ---- Words that a line break cut, or that hold a slip ---- */

  const MOST_MENDED = 400;
  const SHORTEST = 5;
  const BROKEN = /^[ \t|\u2500-\u257f]*\n[ \t|\u2500-\u257f]*$/;

  const oneEdit = (first, second) => {
    const [left, right] = first.length > second.length ? [second, first] : [first, second];
    if (right.length < SHORTEST || right.length - left.length > 1) return false;
    let at = 0;
    while (at < left.length && left[at] === right[at]) at++;
    if (left.length < right.length) return left.slice(at) === right.slice(at + 1);
    if (left.slice(at + 1) === right.slice(at + 1)) return true;
    const exchanged = left[at] === right[at + 1] && left[at + 1] === right[at];
    return exchanged && left.slice(at + 2) === right.slice(at + 2);
  };

  const settled = (words, known, byLetter) => {
    const out = { text: words.text, words: [], starts: [], ends: [] };
    const count = words.words.length;
    const mends = count <= MOST_MENDED;
    for (let at = 0; at < count; at++) {
      const start = at;
      let word = words.words[at];
      if (at + 1 < count && gap(words, at + 1).includes("\n")) {
        const next = words.words[at + 1];
        const cut = !known.has(word) || !known.has(next);
        if (cut && known.has(word + next) && BROKEN.test(gap(words, at + 1))) {
          word += next;
          at++;
        }
      }
      if (mends && word.length >= SHORTEST && !known.has(word)) {
        word = (byLetter.get(word[0]) || []).find((one) => oneEdit(word, one)) || word;
      }
      out.words.push(word);
      out.starts.push(words.starts[start]);
      out.ends.push(words.ends[at]);
    }
    return out;
  };

  /* ---- Templates ---- */

  const MOST_WORDS = 40;
  const MOST_SIGNS = 240;
  const BREAK = /[\s,;]/;
  const EDGES = "\"'`\u2018\u2019\u201c\u201d.,:;! \n\t";

  const endOfLast = (literal) => wordsOf(literal).ends.at(-1) || 0;

  const addWords = (items, literal) => {
    const found = wordsOf(literal);
    const hole = items.at(-1);
    if (hole && hole.name) {
      hole.after = found.words.length ? literal.slice(0, found.starts[0]) : literal;
    }
    for (const word of found.words) items.push({ word });
  };

  const parseTemplate = (text) => {
    const items = [];
    let literal = "";
    let at = 0;
    for (const one of text.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)) {
      literal += text.slice(at, one.index);
      at = one.index + one[0].length;
      if (one[1] === undefined) {
        literal += one[0][0];
        continue;
      }
      const [name, kind = "any"] = one[1].split(":");
      addWords(items, literal);
      items.push({ name, kind, before: literal.slice(endOfLast(literal)), after: "" });
      literal = "";
    }
    literal += text.slice(at);
    addWords(items, literal);
    const end = literal.slice(endOfLast(literal)).trimEnd();
    return { items, first: items.findIndex((item) => item.word), end };
  };

  const endsOf = (items, words, at, start) => {
    const item = items[at];
    const count = words.words.length;
    if (item.word) return words.words[start] === item.word ? [start + 1] : [];
    let ends = [];
    if (item.kind === "any") {
      ends.push(start);
      if (start < count) {
        const limit = words.starts[start] + MOST_SIGNS;
        const last = Math.min(start + MOST_WORDS, count);
        for (let end = start + 1; end <= last && words.ends[end - 1] <= limit; end++) {
          ends.push(end);
        }
      }
      if (at + 1 === items.length) return [ends.at(-1)];
    } else if (item.kind === "int") {
      if (!isNumber(words.words[start])) return [];
      const longer = gap(words, start + 1) === "." && isNumber(words.words[start + 1]);
      ends = longer ? [start + 2, start + 1] : [start + 1];
    } else {
      if (start >= count) return [];
      let end = start + 1;
      while (end < count && end < start + MOST_WORDS && !BREAK.test(gap(words, end))) end++;
      for (; end > start; end--) ends.push(end);
    }
    const between = item.after.trim();
    if (between && items[at + 1] && items[at + 1].name) {
      ends = ends.filter((end) => gap(words, end).includes(between));
    }
    return ends;
  };

  /* With the first word at `start`: where each later item ends, or null. Each pair of
     item and word is looked at once, so no text takes long. */
  const matchAt = ({ items, first }, words, start) => {
    const failed = new Set();
    const bounds = [start];
    const choices = [{ ends: endsOf(items, words, first, start), next: 0 }];
    while (choices.length) {
      const at = first + choices.length;
      const choice = choices.at(-1);
      if (choice.next === choice.ends.length) {
        choices.pop();
        failed.add((at - 1) * 1e7 + bounds.pop());
        continue;
      }
      const end = choice.ends[choice.next++];
      if (at === items.length) return [...bounds, end];
      if (!failed.has(at * 1e7 + end)) {
        bounds.push(end);
        choices.push({ ends: endsOf(items, words, at, end), next: 0 });
      }
    }
    return null;
  };

  const trimmedValue = (item, raw) => {
    let value = raw.trim();
    if (item.kind === "int") {
      const found = /[-+]?\d+(?:\.\d+)?/.exec(value);
      return found ? found[0] : value;
    }
    for (const sign of item.before.trim()) {
      if (value.startsWith(sign)) value = value.slice(sign.length).trimStart();
    }
    for (const sign of [...item.after.trim()].reverse()) {
      if (value.endsWith(sign)) value = value.slice(0, -sign.length).trimEnd();
    }
    return strippedBy(value, (sign) => EDGES.includes(sign)) || value;
  };

  const startOfValue = (item, words, first) => {
    const right = words.starts[first];
    const line = words.text.lastIndexOf("\n", right - 1) + 1;
    const before = right ? words.text.slice(Math.max(line, right - MOST_SIGNS), right) : "";
    if (item.kind === "any") return right - before.replace(/^.*:\s+/s, "").length;
    const last = before.trimEnd().split(BREAK).at(-1);
    return right - before.length + before.lastIndexOf(last);
  };

  const valueIn = (items, number, words, first, end) => {
    const item = items[number];
    const last = number + 1 === items.length;
    let left = words.ends[first - 1];
    let right = end < words.starts.length ? words.starts[end] : words.text.length;
    if (items[number - 1].name && first < end) {
      left += strippedEnd(gap(words, first), "-+[(").length;
    }
    if (last && item.kind === "any") {
      const line = words.text.indexOf("\n", left);
      right = Math.min(left + MOST_SIGNS, right, line >= 0 ? line : right);
    } else if ((last || items[number + 1].name) && first < end) {
      right = words.ends[end - 1];
      if (!last || item.kind === "word") {
        const rest = words.text.slice(right, right + 8);
        right += /^[\])]*/.exec(rest)[0].length;
      }
    }
    return trimmedValue(item, words.text.slice(left, right));
  };

  const strippedEnd = (text, signs) => {
    let end = text.length;
    while (end && signs.includes(text[end - 1])) end--;
    return text.slice(0, end);
  };

  const foundAt = ({ items, first, end: signs }, words, bounds) => {
    const values = {};
    let start = words.starts[bounds[0]];
    items.forEach((item, number) => {
      if (number < first) {
        const left = startOfValue(item, words, bounds[0]);
        if (number === 0) start = left;
        const raw = words.text.slice(left, words.starts[bounds[0]]);
        if (item.name !== "_") values[item.name] = trimmedValue(item, raw);
      } else if (item.name && item.name !== "_") {
        const [from, to] = bounds.slice(number - first);
        values[item.name] = valueIn(items, number, words, from, to);
      }
    });
    let end = words.ends[bounds.at(-1) - 1];
    for (const sign of signs) {
      if (words.text[end] === sign) end++;
    }
    return { span: [start, end], values };
  };

  /* ---- How much a word says about which error it is ---- */

  const rounded = (number) => Math.floor(number * 1000 + 0.5) / 1000;
  const setOf = (text) => new Set(text.trim().split(/\s+/));
  const SENTENCE = setOf(`
    a after all also an and any are as at be because been before between both but by
    can did do does each every few first for from had has have i if in into is it
    its last many me more most must my new next no not of on only or other should
    since so some that the their them then there these this time to very was we were
    when which will with you your`);
  const PROGRAM = setOf(`
    address already argument arguments array attribute available axis back call
    called cannot check class closed code command compatible connection contains
    convert could data default device different dimension dimensions directory empty
    error errors exception exit exited expected expects failed failure fast fatal
    file files float found function given got implemented import incompatible index
    init input installed int integer invalid key keys killed kind length line list
    load loading main match matching memory message method mismatch missing model
    module multiple name named number object open operation option out output own
    packages path please port process program python range read received referenced
    required requires return run running same self server set shape shapes signal
    size sizes space start started step string support supported system terminated
    than too try type types undefined unexpected unexpectedly unknown unsupported
    update use used using value values variable version warning wrong`);

  const weightOf = (word, count, total) => {
    const rarity = (7 * Math.log((total + 1) / count)) / Math.log(total + 1);
    let most = 7;
    if (SENTENCE.has(word) || word.length === 1) most = 0.6;
    else if (isNumber(word)) most = 1;
    else if (PROGRAM.has(word)) most = 2;
    return rounded(Math.min(rarity, most));
  };

  /* ---- The best partial match of a message's words, in order ---- */

  const SKIP = 0.35;
  const HOLE = 12;
  const MOST_POINTS = 120;

  const bestChain = (form, words, start, end) => {
    const points = [];
    for (let at = start; at < end && points.length < MOST_POINTS; at++) {
      for (const number of form.numbers.get(words[at]) || []) points.push([number, at]);
    }
    points.length = Math.min(points.length, MOST_POINTS);
    const scores = [];
    const before = [];
    let best = -1;
    points.forEach(([number, at], current) => {
      let score = 0;
      let link = -1;
      for (let other = current - 1; other >= 0; other--) {
        const [number2, at2] = points[other];
        if (number2 >= number || at2 >= at) continue;
        const free = HOLE * (form.holes[number + 1] - form.holes[number2 + 1]);
        const skipped = at - at2 - 1 - (number - number2 - 1);
        const gained = scores[other] - SKIP * Math.max(0, skipped - free);
        if (gained > score) [score, link] = [gained, other];
      }
      scores.push(score + form.wanted[number].weight);
      before.push(link);
      if (best < 0 || scores[current] > scores[best]) best = current;
    });
    if (best < 0) return null;
    const found = [];
    for (let at = best; at >= 0; at = before[at]) found.unshift(points[at]);
    return { score: scores[best], points: found };
  };

  /* ---- Where wordings stand in a text, whole or for the most part ---- */

  const MOST_FORMS = 150;
  const MOST_PLACES = 8;
  const MOST_STARTS = 6;
  const PART = 0.45;
  const ENOUGH = 9;
  const CLOSE = 0.5;
  const LEAST = 8;
  const AT_END = 0.95;
  const AT_LINE_END = 0.85;
  const HEAD_WORDS = 4;
  const AT_HEAD = 0.72;
  const REACH = 40;

  const endsOfMany = (places) =>
    places.length <= 2 * MOST_PLACES
      ? places
      : [...places.slice(0, MOST_PLACES), ...places.slice(-MOST_PLACES)];

  const whole = (form, words, places) => {
    let rarest = 0;
    for (let at = 0; at < form.wanted.length; at++) {
      const here = places.get(form.wanted[at].word);
      if (!here) return null;
      if (here.length < places.get(form.wanted[rarest].word).length) rarest = at;
    }
    const first = places.get(form.wanted[0].word);
    const reach = rarest + REACH * (form.holes[rarest + 1] - form.holes[1]);
    for (const place of endsOfMany(places.get(form.wanted[rarest].word)).toReversed()) {
      const starts = rarest ? nearestBefore(first, place) : [place];
      for (const start of starts) {
        if (place - start > reach) continue;
        const bounds = matchAt(form.template, words, start);
        if (bounds) {
          const { span, values } = foundAt(form.template, words, bounds);
          return { form, closeness: 1, weight: form.total, span, values, missing: "" };
        }
      }
    }
    return null;
  };

  const nearestBefore = (places, place) => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle] <= place) low = middle + 1;
      else high = middle;
    }
    return places.slice(Math.max(0, low - MOST_STARTS), low).reverse();
  };

  const isHead = (points) => {
    const [first, start] = points[0];
    const [last, end] = points.at(-1);
    const count = points.length;
    const together = last - first + 1 === count && end - start + 1 === count;
    return first === 0 && together && count >= HEAD_WORDS;
  };

  const isCut = (text) => text.includes("...") || text.includes("\u2026");

  const cutBefore = (words, at) => (at === 0 || isCut(gap(words, at)) ? AT_END : 0);

  const cutAfter = (words, at) => {
    const after = gap(words, at + 1);
    if (at + 1 === words.words.length || isCut(after)) return AT_END;
    return after.includes("\n") ? AT_LINE_END : 0;
  };

  const nearly = (form, words, places) => {
    const count = (one) => places.get(one.word).length;
    const heaviest = form.wanted
      .filter((one) => places.has(one.word))
      .reduce((a, b) =>
        b.weight > a.weight || (b.weight === a.weight && count(b) < count(a)) ? b : a,
      );
    const size = Math.min(120, form.wanted.length + 10 + 12 * form.holes.at(-1));
    let best = null;
    for (const place of endsOfMany(places.get(heaviest.word))) {
      const low = Math.max(0, place - size);
      const chain = bestChain(
        form,
        words.words,
        low,
        Math.min(words.words.length, place + size),
      );
      if (!chain || chain.score < LEAST || chain.points.length < 2) continue;
      let closeness = chain.score / form.total;
      const [[first, start]] = chain.points;
      const [last, end] = chain.points.at(-1);
      if (chain.points.length > 2) {
        const left = first ? cutBefore(words, start) : 0;
        const right = last + 1 < form.wanted.length ? cutAfter(words, end) : 0;
        const there = form.wanted
          .slice(left ? first : 0, right ? last + 1 : form.wanted.length)
          .reduce((sum, one) => sum + one.weight, 0);
        const share = (chain.score / there) * (left || 1) * (right || 1);
        closeness = Math.max(closeness, share, isHead(chain.points) ? AT_HEAD : 0);
      }
      if (closeness >= CLOSE && (!best || closeness >= best.closeness)) {
        const seen = new Set(chain.points.map(([number]) => number));
        const missing = form.wanted.filter((one, number) => !seen.has(number));
        best = {
          form,
          closeness: Math.min(closeness, 0.99),
          weight: chain.score,
          span: [words.starts[start], words.ends[end]],
          values: {},
          missing: missing.map((one) => one.word).join(" "),
        };
      }
    }
    return best;
  };

  class Forms {
    constructor(entries) {
      const parsed = entries.map((entry) => entry.wordings.map(parseTemplate));
      const counts = new Map();
      let total = 0;
      for (const templates of parsed) {
        const words = templates.flatMap(({ items }) => items.map((item) => item.word));
        for (const word of new Set(words)) {
          if (word) counts.set(word, (counts.get(word) || 0) + 1);
        }
        if (templates.length) total++;
      }
      this.weights = new Map();
      this.byLetter = new Map();
      for (const word of [...counts.keys()].sort()) {
        this.weights.set(word, weightOf(word, counts.get(word), total));
        if (!this.byLetter.has(word[0])) this.byLetter.set(word[0], []);
        this.byLetter.get(word[0]).push(word);
      }
      this.forms = [];
      this.byWord = new Map();
      parsed.forEach((templates, entry) => {
        templates.forEach((template, wording) => this.add(entry, wording, template));
      });
    }

    add(entry, wording, template) {
      const wanted = [];
      const holes = [0];
      const numbers = new Map();
      let seen = 0;
      for (const { word } of template.items) {
        if (!word) {
          seen++;
          continue;
        }
        holes.push(seen);
        if (!numbers.has(word)) numbers.set(word, []);
        numbers.get(word).push(wanted.length);
        wanted.push({ word, weight: this.weights.get(word) });
      }
      for (const word of numbers.keys()) {
        if (!this.byWord.has(word)) this.byWord.set(word, []);
        this.byWord.get(word).push(this.forms.length);
      }
      const total = wanted.reduce((sum, one) => sum + one.weight, 0);
      this.forms.push({ entry, wording, template, wanted, holes, numbers, total });
    }

    spots(text) {
      const words = settled(wordsOf(text), this.byWord, this.byLetter);
      const places = new Map();
      words.words.forEach((word, at) => {
        if (!this.byWord.has(word)) return;
        if (!places.has(word)) places.set(word, []);
        places.get(word).push(at);
      });
      return this.likely(places)
        .map((form) => whole(form, words, places) || nearly(form, words, places))
        .filter(Boolean);
    }

    likely(places) {
      const gained = new Map();
      for (const word of places.keys()) {
        for (const number of this.byWord.get(word)) {
          const times = this.forms[number].numbers.get(word).length;
          gained.set(number, (gained.get(number) || 0) + this.weights.get(word) * times);
        }
      }
      return [...gained]
        .filter(([number, gain]) => gain >= Math.min(ENOUGH, PART * this.forms[number].total))
        .map(([number, gain]) => [number, rounded(gain)])
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, MOST_FORMS)
        .map(([number]) => this.forms[number]);
    }
  }

  /* ---- From places to ranked candidates ---- */

  const KNOWN = 0.5;
  const SHOWN = 0.2;
  const LIGHT = 9;
  const LIGHT_PART = 16;
  const LEFT = 0.8;
  const LEFT_WORDS = 7;
  const FULL_PART = 14;
  const WRAPS = 0.3;
  const UNSPECIFIC = 0.25;
  const COVERED = 0.2;
  const WARNING = 0.12;
  const WHOLE = 0.88;
  const NEARLY = 0.85;
  const OWN_NAME = 0.02;
  const OTHER_NAME = 0.03;
  const NAME = /\b[A-Za-z_][A-Za-z0-9_.]{0,80}(?:Error|Warning|Exception)\b/g;
  const CHAINED =
    /The above exception was the direct (cause)|During handling of the above exception/g;

  const OURS = /torch|\baten\b|\bc10\b|\.cuh?:[0-9]|\bnccl|cudnn|cublas|tensors?\b|\bmps|iogpu/i;

  const ANYBODYS = new RegExp(
    "^(?:Value|Type|Index|Key|Attribute|Import|Assertion|OS|IO|EOF|Name|Memory|Overflow" +
      "|ModuleNotFound|FileNotFound|FileExists|Permission|Connection[A-Za-z]*|BrokenPipe" +
      "|Unicode[A-Za-z]*|Recursion|ZeroDivision|Timeout|Syntax)Error$",
  );

  const lastPart = (name) => (name || "").split(".").at(-1);

  const linesOf = (text, [from, to]) => {
    const start = from ? text.lastIndexOf("\n", from - 1) + 1 : 0;
    const end = text.indexOf("\n", to);
    return text
      .slice(Math.max(start, from - 200), Math.min(end < 0 ? text.length : end, to + 200))
      .trim();
  };

  const nameBefore = (names, at) => {
    for (let number = names.length - 1; number >= 0; number--) {
      const [start, name] = names[number];
      if (start < at) return at - start < 400 ? name : "";
    }
    return "";
  };

  const deepestPart = (text) => {
    const marks = [...text.matchAll(CHAINED)];
    let end = text.length;
    while (marks.length && marks.at(-1)[1]) end = marks.pop().index;
    const last = marks.at(-1);
    return [last ? last.index + last[0].length : 0, end];
  };

  const doubtful = (spot, entry) =>
    entry.unspecific ||
    spot.missing.includes("torch") ||
    spot.weight < (spot.closeness === 1 ? LIGHT : LIGHT_PART);

  const isMost = (text, spot) => {
    if (OURS.test(spot.missing)) return false;
    const left = text.slice(...spot.span).trim().split(/\s+/);
    return spot.closeness >= LEFT && left.length >= LEFT_WORDS;
  };

  const supported = (text, spot, entry, name) => {
    if (OURS.test(text)) return true;
    if (name && lastPart(name) === lastPart(entry.raises) && !ANYBODYS.test(name)) return true;
    if (entry.unspecific || !(spot.closeness === 1 || isMost(text, spot))) return false;
    const line = linesOf(text, spot.span).replaceAll(name || "\n", "");
    return spot.span[1] - spot.span[0] >= 0.7 * line.length;
  };

  const covers = (other, spot) => {
    const left = Math.max(other.span[0], spot.span[0]);
    const right = Math.min(other.span[1], spot.span[1]);
    const part = 0.6 * (spot.span[1] - spot.span[0]);
    /* Of two that say all of one place, the one with more words of its own. */
    const same =
      other.closeness === 1 && spot.closeness === 1 && right - left >= spot.span[1] - spot.span[0] - 2;
    const heavier = other.weight > (same ? 1 : 1.15) * spot.weight;
    return heavier && right - left >= part && (other.closeness === 1 || spot.closeness < 1);
  };

  const filled = (sentences, values) => {
    for (const sentence of sentences || []) {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      if (names.every((name) => values[name])) {
        return sentence.replace(/\{(\w+)\}/g, (found, name) => values[name]);
      }
    }
    return null;
  };

  const likeliestCause = (hints, text) => {
    const low = text.toLowerCase();
    const counts = (hints || []).map(
      (one) => one.filter((hint) => low.includes(hint.toLowerCase())).length,
    );
    const most = Math.max(0, ...counts);
    return most ? counts.indexOf(most) : null;
  };

  const stronger = (spot, other) => {
    const isWhole = (one) => one.closeness === 1;
    if (isWhole(spot) !== isWhole(other)) return isWhole(spot);
    const key = (one) => (isWhole(one) ? one.weight : rounded(one.closeness));
    return key(spot) > key(other) || (key(spot) === key(other) && spot.span[0] > other.span[0]);
  };

  const isWarning = (entry, name) => (name || entry.raises || "").endsWith("Warning");

  const explained = (entry, spot) => {
    if (spot.closeness < 1) {
      const without = spot.missing ? `, without \u201c${spot.missing}\u201d` : "";
      return `Most of this message is in your text${without}`;
    }
    const older = entry.older && spot.form.wording >= entry.older;
    return `${older ? "An earlier wording of this message" : "This message"} is in your text`;
  };

  const ranked = (entries, text, spots) => {
    const names = [...text.matchAll(NAME)].map((one) => [one.index, one[0]]);
    const [start, end] = deepestPart(text);
    const inside = (spot) => spot.span[0] >= start && spot.span[0] < end;
    const all = spots.map((spot) => ({
      spot,
      entry: entries[spot.form.entry],
      name: nameBefore(names, spot.span[0]),
      isWhole: spot.closeness === 1,
    }));
    const deepest = Math.max(
      -1,
      ...all.filter((one) => one.isWhole && inside(one.spot)).map((one) => one.spot.span[1]),
    );
    const errors = all.some((one) => one.isWhole && !isWarning(one.entry, one.name));
    const scored = all.map((one) => {
      const { spot, entry, name, isWhole } = one;
      let score = spot.closeness * NEARLY * Math.min(1, spot.weight / FULL_PART);
      if (isWhole) {
        const depth = 0.5 * inside(spot) + 0.5 * (spot.span[1] === deepest);
        score = WHOLE + 0.05 * Math.min(1, spot.weight / 45) + 0.05 * depth;
      }
      if (doubtful(spot, entry) && !supported(text, spot, entry, name)) score *= 0.5;
      if (entry.wraps) score -= WRAPS;
      else if (entry.unspecific) score -= UNSPECIFIC;
      if (spots.some((other) => covers(other, spot))) score -= COVERED;
      if (errors && isWarning(entry, name)) score -= WARNING;
      if (name && entry.raises) {
        if (lastPart(name) === lastPart(entry.raises)) score += OWN_NAME;
        else score -= spot.form.wording ? OTHER_NAME / 3 : OTHER_NAME;
      }
      return { ...one, score };
    });
    const saysAll = scored.filter((one) => one.isWhole && !one.entry.wraps);
    /* What a part may score at most: less than a whole wording around it. */
    const most = ({ spot, isWhole }) => {
      const around = (other) =>
        other.spot.span[0] <= spot.span[0] && spot.span[1] <= other.spot.span[1];
      const scores = saysAll.filter((other) => !isWhole && around(other));
      return Math.min(1, ...scores.map((other) => other.score - OTHER_NAME));
    };
    return scored
      .map((one) => {
        const { spot, entry } = one;
        return {
          id: entry.id,
          score: rounded(Math.min(one.score, most(one))),
          how: one.isWhole ? "message" : "nearly",
          why: explained(entry, spot),
          line: linesOf(text, spot.span),
          values: spot.values,
          yours: filled(entry.yours, spot.values),
          cause: likeliestCause(entry.hints, text),
          wording: spot.form.wording,
        };
      })
      .filter((one) => one.score >= SHOWN)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  };

  /* ---- A reader's own words ---- */

  /* Other ways of saying what the catalogue says. */
  const SAID = [
    [/\b(?:can['\u2019]t|cannot|unable to|(?:not|n['\u2019]t) able to)\b/g, "can not"],
    [/n['\u2019]t\b/g, " not"],
    [/\b(?:vram|(?:gpu|video|graphics|cuda)[ -]?(?:ram|memory))\b/g, "gpu memory"],
    [/\booms?\b/g, "out of memory"],
    [/\bacc\b/g, "accuracy"],
    [/\blr\b/g, "learning rate"],
    [/\b(data|batch|check|back)[ -](loaders?|norm\w*|points?|prop\w*)\b/g, "$1$2"],
    [/\bckpts?\b/g, "checkpoint"],
    [/\bbackprop\w*\b/g, "backward"],
    [/\bgrads?\b/g, "gradient"],
    [/\bstuck (?=at|around|near|on)|\b(?:plateau\w*|flat|constant|unchanged)\b/g, "not change "],
    [/\b(?:stay|remain|keep|kept)\w* (?:at|around|near|zero|the same|the value)\b/g, "not change"],
    [
      /\b(?:not|never|hardly|barely|without) (?:\w+ )?(?:chang|decreas|improv|converg|learn|mov|drop|fall|reduc|descen|declin|go\w* down|train\b)\w*/g,
      "not change decrease learn",
    ],
    [/\b(?:go\w* down|drops?|falls?|declin\w*)\b/g, "decrease"],
    [/\b(?:go\w* up|leak\w*|increas\w*|climb\w*|accumulat\w*|ris(?:es|ing))\b/g, "grow"],
    [/\b(?:stuck|freez\w*|froze\w*|deadlock\w*|forever)\b/g, "hang"],
    [/\bnever (?:ends|finishes|returns|starts)\b/g, "hang"],
    [/\b(?:util|utili[sz]ation)\b/g, "usage"],
    [
      /\b(?:(?:non-?|not (?:\w+ )?)determin\w*|irreproducib\w*|unreproducib\w*)\b/g,
      "different every run reproduce",
    ],
    [/\b(?:ddp|multi-?gpu)\b/g, "distributed data parallel several gpu"],
    [/\b(?:amp|autocast|fp16|half precision)\b/g, "mixed precision half"],
    [/\b(?:dies|died|killed|crash\w*)\b/g, "crash"],
    [/\b(?:divid|divis)\w*\b/g, "division"],
    [/\b(?:slower|slowly|slowdown)\b/g, "slow"],
  ];
  /* What is asked in Chinese, the longer words first. */
  const CHINESE = [
    "显卡内存=gpu memory,显存=gpu memory,内存=memory,溢出=out of memory,利用率=usage",
    "准确率=accuracy,精度=accuracy,损失=loss,梯度=gradient,权重=weights,随机=random",
    "验证=validation,训练=training,测试=test,推理=inference,模型=model,结果=result",
    "不下降=not decrease,不收敛=not decrease,不变=not change,上涨=grow,增加=grow",
    "不一样=different,不同=different,不一致=different,复现=reproduce,每次=every time",
    "卡住=hang,卡死=hang,慢=slow,加载=loading,保存=save,多卡=several gpu,显卡=gpu",
    "无法=can not,不能=can not,为0=zero,报错=error",
  ].flatMap((line) => line.split(",").map((one) => one.split("=")));
  /* What a program prints while it goes wrong without an error. */
  const PRINTED = [
    [/\b\w*(?:loss|grad|acc|ppl)\w*["' ]*[=:( ]+\s*-?nan\b/i, "loss is nan"],
    [/\b\w*(?:loss|grad|ppl)\w*["' ]*[=:( ]+\s*-?inf\b/i, "loss is inf infinite"],
    [
      /\b(?:lr|learning_rate)\w*["' ]*[=: ]+\s*0(?:\.0+)?(?:e[-+]?\d+)?(?![.\d])/i,
      "learning rate is zero",
    ],
    /* The logarithms of 10, 2 and 4: a loss of so many classes at chance. */
    [
      /loss\b\W{1,4}(?:[a-z]+ ){0,3}(?:2\.30|0\.69[23]|1\.38[67])\d*\b/i,
      "loss stays at chance, accuracy does not change",
    ],
  ];
  const IDLE = setOf(`
    about above after all also always am another any anyone because below best better
    between both come could during each else error errors even ever every except few get
    gets getting give goes got help here how however i issue just keep know like look
    lot made make many maybe me most much my need new next nobody now off ok once one
    only other our over own please pytorch problem question really run running said
    say see seem she he since solve some someone something still such sure take tell
    than thank thanks though thing think tried tries try trying until up us use used
    using very via want wants well what where while who whole why without work working
    would yet torch import print def self return python py line file
    most recent call last traceback`);
  const PRINTS = /Traceback|^[ \t]*File "|\b(?:error|fatal|exception):/im;
  const RAISED = /.(?:error|warning|exception)$/;
  const MEANT = 0.6;
  const EVIDENCE = 1.2;
  const SENTENCE_EVIDENCE = 1.8;
  const LONGEST = 90;
  const SENTENCES = 6;
  const RARE = 1.6;
  const OF_A_SENTENCE = 0.8;
  /* Words of the field: a text without any is likely about something else. */
  const ABOUT =
    /torch|tensor|cuda|gpus?\b|\bmodels?\b|\btrain\w*|\bepochs?\b|\bloss\b|\bgrad\w*|\bbatch\w*|\blayers?\b|data ?loaders?|datasets?|optimi[sz]er|checkpoint|\bbert|u-?net|resnet|transformer|lightning|\bddp\b|nccl|autocast|backward|logits|softmax|accuracy|learning rate|nvidia|\bmps\b|onnx|validation|inference|embedding|neural|\bnn\b|\bconv\w*|\blstm\b|\bfloat\d*|\bseeds?\b|workers\b|pretrained|imagenet|mnist|cifar|\bweights\b|fine-?tun\w*|\bfp16|\bbf16|dtype/g;
  const ABOUT_RATES = [0.6, 0.9, 1, 1.1];
  const ASKED = 1500;

  const stem = (word) => {
    let found = word.replace(/isation$/, "ization").replace(/our$/, "or");
    if (found.length > 4) {
      found = found.replace(/ies$/, "y").replace(/(?:ing|ed|es|s|ly|e)$/, "");
      found = found.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
    }
    return found === "cuda" ? "gpu" : found;
  };

  const sayings = (text) => {
    let low = text.toLowerCase();
    for (const [seen, said] of CHINESE) low = low.replaceAll(seen, ` ${said} `);
    for (const [seen, said] of SAID) low = low.replace(seen, said);
    return low;
  };

  const saidIn = (text) =>
    (sayings(text).match(/[a-z][a-z]+|[0-9]d\b/g) || []).filter(
      (word) =>
        !IDLE.has(word) && !RAISED.test(word) && (word === "not" || !SENTENCE.has(word)),
    );

  const termsOf = (text) => saidIn(text).map(stem);

  /* Of a long text what says most: of a program's output the last lines, of prose the
     beginning. */
  const asked = (text, prints) => {
    if (text.length < ASKED) return text;
    if (!prints) return `${text.slice(0, ASKED - 300)}\n${text.slice(-300)}`;
    const lines = text.slice(-ASKED).split("\n");
    return lines
      .filter((line) => line.trim())
      .slice(-2)
      .join("\n");
  };

  class WordSearch {
    constructor(entries, MiniSearch) {
      this.entries = entries;
      this.search = new MiniSearch({
        fields: ["title", "symptoms", "meaning"],
        tokenize: termsOf,
        processTerm: (term) => term,
        searchOptions: {
          boost: { title: 2, symptoms: 2, meaning: 1 },
          prefix: (term) => term.length > 4,
          fuzzy: (term) => (term.length > 5 ? 0.15 : false),
          weights: { fuzzy: 0.4, prefix: 0.5 },
        },
      });
      const counts = new Map();
      entries.forEach((entry, id) => {
        const one = {
          id,
          title: entry.title || "",
          symptoms: (entry.symptoms || []).join(" . "),
          meaning: entry.meaning || "",
        };
        this.search.add(one);
        for (const term of new Set(termsOf(`${one.title} ${one.symptoms} ${one.meaning}`))) {
          counts.set(term, (counts.get(term) || 0) + 1);
        }
      });
      this.counts = counts;
      this.sentences = entries.map((entry) =>
        [entry.title || "", ...(entry.symptoms || [])].map(termsOf),
      );
    }

    /* How much of one of an entry's own sentences the terms say: the best of them. */
    saysOf(id, said) {
      const weigh = (terms) => terms.reduce((sum, term) => sum + this.weight(term), 0);
      const scores = this.sentences[id].map((terms) => {
        const met = weigh(terms.filter((term) => said.has(term)));
        return (met / (weigh(terms) || 1)) * Math.min(1, met / SENTENCE_EVIDENCE);
      });
      return Math.max(...scores);
    }

    weight(term) {
      const total = this.entries.length + 1;
      const count = this.counts.get(term);
      return count ? Math.log(total / count) / Math.log(total) : MEANT;
    }

    /* The whole text and its sentences, as who tells a long story says it in one, and
       what `shown` says of numbers in it. */
    found(asked, shown) {
      const text = shown ? `${shown}\n${asked}` : asked;
      const parts = text.split(/(?<=[.!?\u3002])\s+|\n+/).filter((part) => part.trim());
      const best = new Map();
      const add = (one, rate) => {
        const score = rounded(one.score * rate);
        if (!(best.get(one.id)?.score >= score)) best.set(one.id, { ...one, score });
      };
      for (const one of this.foundIn(text, text)) add(one, 1);
      for (const part of parts.length > 1 ? parts.slice(0, SENTENCES) : []) {
        for (const one of this.foundIn(part, text)) if (part === shown || one.met > 3 || one.weight > RARE) add(one, OF_A_SENTENCE);
      }
      const about = new Set((sayings(text).match(ABOUT) || []));
      const rate = ABOUT_RATES[Math.min(about.size, ABOUT_RATES.length - 1)];
      return [...best.values()]
        .map(({ met, weight, ...one }) => ({ ...one, score: rounded(one.score * rate) }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    }

    foundIn(text, whole) {
      const said = new Map();
      for (const word of saidIn(text)) {
        if (said.size < LONGEST && !said.has(stem(word))) said.set(stem(word), word);
      }
      const terms = [...said.keys()];
      if (!terms.length) return [];
      const all = terms.reduce((sum, term) => sum + this.weight(term), 0);
      const results = this.search.search(terms.join(" "), { tokenize: (said) => said.split(" ") }).slice(0, 20);
      return results
        .map((result) => {
          const met = result.queryTerms.filter((term) => terms.includes(term));
          const weight = met.reduce((sum, term) => sum + this.weight(term), 0);
          const part = (weight / all) * Math.min(1, weight / EVIDENCE);
          const share = result.score / results[0].score;
          const entry = this.entries[result.id];
          return {
            id: entry.id,
            score: rounded(
              0.35 * part +
                0.35 * share * Math.min(1, part * 2) +
                0.45 * this.saysOf(result.id, said),
            ),
            how: "words",
            met: met.length,
            weight,
            why: `Your words fit: ${met
              .slice(0, 6)
              .map((term) => said.get(term))
              .join(", ")}`,
            line: "",
            values: {},
            yours: null,
            cause: likeliestCause(entry.hints, whole),
            wording: null,
          };
        });
    }

    /* Candidates by words after those by message, or among them where the text is
       no program's output. */
    joined(pasted, text, found) {
      const prints = text.search(NAME) >= 0 || PRINTS.test(pasted.slice(0, HEAD));
      const rate = prints ? 0.58 : 1;
      const held = new Map(found.map((one) => [one.id, one.score]));
      /* A message that is hardly there does not hide what the words say of it. */
      const [, shown] = PRINTED.find(([seen]) => seen.test(text)) || [];
      const words = this.found(asked(text, prints), shown).filter(
        (one) => !(held.get(one.id) >= Math.min(KNOWN, one.score * rate)),
      );
      const better = new Set(words.map((one) => one.id));
      found = found.filter((one) => !better.has(one.id));
      const known = found.length > 0 && found[0].score >= KNOWN;
      const most = known ? found[0].score - 0.05 : 1;
      for (const one of words) {
        one.score = rounded(Math.min(most, one.score * rate));
      }
      return [...found, ...words.filter((one) => one.score >= SHOWN)].sort(
        (a, b) => b.score - a.score,
      );
    }
  }

  /* ---- What the page calls ---- */

  class Decoder {
    constructor(entries, MiniSearch) {
      this.entries = entries;
      this.forms = new Forms(entries);
      this.search = MiniSearch ? new WordSearch(entries, MiniSearch) : null;
    }

    /* What messages the text holds, alone: what the command line answers too. */
    messages(text) {
      const best = new Map();
      for (const spot of this.forms.spots(text)) {
        const other = best.get(spot.form.entry);
        if (!other || stronger(spot, other)) best.set(spot.form.entry, spot);
      }
      return ranked(this.entries, text, [...best.values()]);
    }

    decode(pasted) {
      const text = cleaned(pasted);
      const found = this.messages(text);
      const candidates = this.search ? this.search.joined(pasted, text, found) : found;
      const known = candidates.length > 0 && candidates[0].score >= KNOWN;
      const nearest = candidates.length && !known ? candidates[0].id : null;
      return { known, candidates, nearest };
    }
  }

  globalThis.TorchproofDecoder = {
    create: (entries, MiniSearch) => new Decoder(entries, MiniSearch),
  };
})();
