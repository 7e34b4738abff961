import { lastName, type Node, parse, walk } from './nodes.ts';

/** One way to take a guard away. `instead` stands in the place of the text from `start` to `end`. */
export type Mutant = {
  /** Says the same as long as the guard does: file, what stands there, and what in its place. */
  name: string;
  file: string;
  line: number;
  about: 'permission' | 'deadline';
  start: number;
  end: number;
  instead: string;
  /** What goes is a step of a query, such as `.where(…)`. */
  isStep: boolean;
};

type Found = Omit<Mutant, 'name'>;

/** Refusals because of who asks, and because of when. */
const ofPermission = [
  ...[
    'noPermission',
    'sessionOver',
    'signInRequired',
    'passwordChangeRequired',
    'confirmYourself',
    'wrongCredentials',
  ],
  ...[
    'secondOperatorNeeded',
    'notQuerySubject',
    'notSubmissionSubject',
    'notTeamMember',
    'teamNotFound',
    'notFound',
  ],
  ...['recommendedSelf', 'underFourteen', 'authenticatorOff'],
];
const ofDeadline = [
  ...[
    'notInPeriod',
    'windowClosed',
    'linkExpired',
    'secondStepOver',
    'resetOver',
    'claimOver',
    'announcementOpen',
  ],
  ...[
    'eventNotOpen',
    'requestWaiting',
    'revealRequestOver',
    'marketStillOpen',
    'marketRevealed',
    'marketNotOpen',
    'marketClosed',
  ],
];

const edges: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const moment = /^(now|today|moment|until|deadline|due)$|(At|Until|By|Moment|Ends|Begins)$/;
const clock = /^(now|today|moment|removedAt)$/;
const asker = /\bactor\b|\basker\b|\b(?:owner|user|evaluator|operator|account)Id\b/;
const ownId = /\bactor\b|^(?:[\w?]+\.)*(?:owner|user|evaluator|operator|account)Id$/;
const standing = /^(require|assert|refuse)[A-Z]/;
const letting = /^(may|opens|can[A-Z]\w*|may[A-Z]\w*)$/;

/** Comparisons of moments are guards where something is decided, and not where it is told. */
const decides = /(^|[./])(rules|commands|session|live-session|tokens)\.ts$/;

/** Every way to take a guard of a file away: checks of permission and of deadlines (S-01, R-05). */
export function findMutants(file: string, text: string): Mutant[] {
  const found: Found[] = [];
  const of = (node: Node) => text.slice(node.start, node.end);
  const put: Put = (about, { start, end }, instead, isStep = false) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, line, about, start, end, instead, isStep });
  };

  for (const { node, above } of walk(parse(text))) {
    if (!above.some(({ type }) => /Function/.test(type))) continue;
    if (node.type === 'IfStatement') {
      const refusal = refusalOf(node.consequent as Node, of);
      const about = refusal && aboutOf(refusal, node.test as Node, of);
      if (about) put(about, node.test as Node, 'false');
    }
    if (node.type === 'ConditionalExpression') {
      for (const [branch, instead] of [
        [node.consequent, 'false'],
        [node.alternate, 'true'],
      ] as const) {
        const named = literalOf(branch as Node);
        const about = named && aboutOf(`'${named}'`, node.test as Node, of);
        if (about) put(about, node.test as Node, instead);
      }
    }
    if (node.type === 'BinaryExpression' && decides.test(file) && isOfMoments(node)) {
      const [left, right] = [node.left as Node, node.right as Node];
      put('deadline', node, `${of(left)} ${edges[String(node.operator)]} ${of(right)}`);
      for (const always of ['true', 'false']) put('deadline', node, always);
    }
    if (node.type === 'CallExpression') putCall(node, above, { put, of, isDeciding: decides.test(file) });
  }
  return named(found, text);
}

type Put = (
  about: Mutant['about'],
  place: Pick<Node, 'start' | 'end'>,
  instead: string,
  isStep?: boolean,
) => void;
type Putting = { put: Put; of: (node: Node) => string; isDeciding: boolean };

function putCall(node: Node, above: readonly Node[], { put, of, isDeciding }: Putting): void {
  const callee = node.callee as Node;
  const name = lastName(callee);
  if (callee.type === 'Identifier' && letting.test(name)) put('permission', node, 'true');
  if (callee.type === 'Identifier' && standing.test(name)) {
    const [outer, inner] = [above.at(-2), above.at(-1)];
    const statement = inner?.type === 'AwaitExpression' ? outer : inner;
    if (statement?.type === 'ExpressionStatement')
      put('permission', statement.expression as Node, 'undefined');
  }
  if (callee.type !== 'MemberExpression' || name !== 'where') return;
  const given = (node.arguments as Node[]).map(of);
  const [column = '', operator = '', value = ''] = given;
  const step = { start: (callee.object as Node).end, end: node.end };
  // Where it may have no query before it, or waits for something, no step of ours stands in its place.
  if (callee.optional || given.join().includes('await ')) return;
  const isOfAsker = given.length === 3 ? ownId.test(value) : /\bactor\b/.test(given.join());
  if (isOfAsker) put('permission', step, '', true);
  const edge = edges[operator.slice(1, -1)];
  if (!isDeciding || !edge || !/\bnow\b/.test(value)) return;
  put('deadline', step, '', true);
  // Whether something is swept a millisecond earlier is nobody's deadline.
  if (value.includes('keptMs')) return;
  put('deadline', step, `.where(${column}, '${edge}', ${value})`, true);
}

/** What is thrown or returned, where the branch does nothing else in the end. */
function refusalOf(branch: Node, of: (node: Node) => string): string | null {
  const last = branch.type === 'BlockStatement' ? (branch.body as Node[]).at(-1) : branch;
  if (last?.type === 'ThrowStatement') return of(last);
  if (last?.type !== 'ReturnStatement' || !last.argument) return null;
  const refusal = literalOf(last.argument as Node);
  return refusal === null ? null : `'${refusal}'`;
}

function literalOf(node: Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function aboutOf(refusal: string, test: Node, of: (node: Node) => string): Mutant['about'] | null {
  const names = [...refusal.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  if (names.some((name) => ofDeadline.includes(name))) return 'deadline';
  // Nothing was found: without this refusal there is nothing to show or change either.
  const isOfNothing = test.type === 'UnaryExpression' || / === (null|undefined)$/.test(of(test));
  const refuses = names.some((name) => ofPermission.includes(name));
  if (refuses && !(isOfNothing && /notFound|NotFound/.test(refusal) && !asker.test(of(test))))
    return 'permission';
  return refusal.startsWith('throw') && /\bactor\b/.test(of(test)) ? 'permission' : null;
}

function isOfMoments(node: Node): boolean {
  const names = [lastName(node.left as Node), lastName(node.right as Node)];
  // What compares the same of two things puts them in an order.
  if (!(String(node.operator) in edges) || names[0] === names[1]) return false;
  return names.every((name) => moment.test(name)) || names.some((name) => clock.test(name));
}

/** The names tell apart what stands twice in a file; what takes the same away twice is one. */
function named(found: readonly Found[], text: string): Mutant[] {
  const places = new Map(found.map((one) => [`${one.start} ${one.end} ${one.instead}`, one]));
  const times = new Map<string, number>();
  return [...places.values()].map((one) => {
    const name = `${one.file}: ${short(text.slice(one.start, one.end))} → ${short(one.instead) || 'nothing'}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { ...one, name: time === 1 ? name : `${name} (${time})` };
  });
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 88)} …` : line;
}
