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

/** `change` is what the name says, where that is not the whole text that is replaced. */
type Found = Omit<Mutant, 'name'> & { change?: { from: string; to: string } };

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
  ...['recommendedSelf', 'underFourteen', 'authenticatorOff', 'ownTeamCompany', 'guardiansOwnPhone'],
  ...['partNotProven', 'guardianNotProven', 'askerUnproven', 'identityNeeded', 'freshLogInNeeded'],
  ...['secondLook', 'resetSecondLook', 'secondCodeWrong', 'codeWrong', 'passkeyCloned', 'consentRequired'],
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
  ...['totalsNotRevealed', 'objectionClosed', 'eligibilityOpen', 'quizOver', 'judgingBegun'],
  ...['ownConsentEarly', 'exhibitionNotFinished', 'messageOver'],
];

const edges: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const moment = /^(now|today|moment|until|deadline|due)$|(At|Until|By|Moment|Ends|Begins)$/;
const clock = /^(now|today|moment|removedAt)$/;
const asker = /\bactor\b|\basker\b|\b(?:owner|user|evaluator|operator|account)Id\b/;
const ownId = /\bactor\b|^(?:[\w?]+\.)*(?:owner|user|evaluator|operator|account)Id$/;
const standing = /^(require|assert|refuse)[A-Z]/;
const letting = /^(may|opens|can[A-Z]\w*|may[A-Z]\w*)$/;

/** Comparisons of moments are guards where something is decided, and not where it is told. */
const decides = /(^|[./])(rules|states|commands|session|live-session|tokens)\.ts$/;

/** Every way to take a guard of a file away: checks of permission and of deadlines (S-01, R-05). */
export function findMutants(file: string, text: string): Mutant[] {
  const found: Found[] = [];
  const of = (node: Node) => text.slice(node.start, node.end);
  const put: Put = (about, { start, end }, instead, { isStep = false, change } = {}) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, line, about, start, end, instead, isStep, ...(change ? { change } : {}) });
  };

  for (const { node, above } of walk(parse(text))) {
    if (!above.some(({ type }) => /Function/.test(type))) continue;
    if (node.type === 'IfStatement') {
      const refusal = refusalOf(node.consequent as Node, of);
      const about = refusal && aboutOf(refusal, node.test as Node, of);
      if (about) put(about, node.test as Node, 'false');
      else if (hides(node)) put('deadline', node.test as Node, 'false');
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
    if (node.type === 'TaggedTemplateExpression' && lastName(node.tag as Node) === 'sql')
      putSql(node, put, of);
    if (node.type === 'CallExpression') putCall(node, above, { put, of, isDeciding: decides.test(file) });
  }
  return named(found, text);
}

type Put = (
  about: Mutant['about'],
  place: Pick<Node, 'start' | 'end'>,
  instead: string,
  more?: { isStep?: boolean; change?: { from: string; to: string } },
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
  if (callee.type !== 'MemberExpression' || !/^(where|on)$/.test(name)) return;
  const given = (node.arguments as Node[]).map(of);
  const [column = '', operator = '', value = ''] = given;
  const step = { start: (callee.object as Node).end, end: node.end };
  // Where it may have no query before it, or waits for something, no step of ours stands in its place.
  if (callee.optional || given.join().includes('await ') || onlyLocks(above, of)) return;
  const isOfAsker = given.length === 3 ? ownId.test(value) : asker.test(given.join());
  if (isOfAsker) put('permission', step, '', { isStep: true });
  else if (given.length === 1 && /'[<>]=?', now\b/.test(given.join()))
    put('deadline', step, '', { isStep: true });
  const edge = edges[operator.slice(1, -1)];
  // A query that shows nothing before its moment hides it; what it counts of the last hour is only told.
  if (!edge || !(isDeciding ? /\bnow\b/ : /^(\w+\.)*now$/).test(value)) return;
  put('deadline', step, '', { isStep: true });
  // Whether something is swept a millisecond earlier is nobody's deadline.
  if (value.includes('keptMs')) return;
  put('deadline', step, `.where(${column}, '${edge}', ${value})`, { isStep: true });
}

/** The same in a statement that is written out: `user_id = ${userId}` is always so, and the edge of a moment moves. */
function putSql(node: Node, put: Put, of: (node: Node) => string): void {
  const { quasis, expressions } = node.quasi as Node & { quasis: Node[]; expressions: Node[] };
  expressions.forEach((expression, place) => {
    const [given, before] = [of(expression), of(quasis[place] as Node)];
    const [condition, operator = ''] =
      (ownId.test(given) && /[\w.]+ (=|<>) \$\{$/.exec(before)) ||
      (/^(\w+\.)*now$/.test(given) && /\S+ ([<>]=?) \$\{$/.exec(before)) ||
      [];
    if (!condition || /\bset [\w.]+ = \$\{$/.test(before)) return;
    const bounds = { start: expression.start - condition.length, end: expression.end + 1 };
    const from = `${condition}${given}}`;
    const edge = edges[operator];
    const about = edge ? 'deadline' : 'permission';
    const left = condition.slice(0, -operator.length - 4);
    const tos = edge ? [`${left} is not null`, `${left} ${edge} \${${given}}`] : ['true'];
    for (const to of tos)
      put(about, node, `${textFrom(node.start, bounds.start)}${to}${textFrom(bounds.end, node.end)}`, {
        change: { from, to },
      });
  });
  function textFrom(start: number, end: number): string {
    return of({ ...node, start, end });
  }
}

/** Whether of what a query finds nothing is used: it holds rows until the transaction ends, and lets nobody in. */
function onlyLocks(above: readonly Node[], of: (node: Node) => string): boolean {
  const outside = above.findLastIndex(({ type }) => !/^(Call|Member|Await)Expression$/.test(type));
  const statement = above[outside];
  return (
    statement?.type === 'ExpressionStatement' && /\.for(Update|Share|NoKeyUpdate)\(\)/.test(of(statement))
  );
}

/** Whether a moment decides that nothing is shown: `if (now < plan.opensAt) return [];`. */
function hides({ test, consequent }: Node): boolean {
  const returned =
    (consequent as Node).type === 'ReturnStatement' ? (consequent as Node).argument : undefined;
  const { type, value, elements, name } = (returned ?? {}) as Node;
  const isNothing =
    (type === 'Literal' && value === null) ||
    (type === 'ArrayExpression' && (elements as Node[]).length === 0) ||
    (type === 'Identifier' && name === 'nothing');
  const comparisons = [...walk(test as Node)].filter(({ node }) => node.type === 'BinaryExpression');
  return isNothing && comparisons.some(({ node }) => isOfMoments(node));
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
    const { from, to } = one.change ?? { from: text.slice(one.start, one.end), to: one.instead };
    const name = `${one.file}: ${short(from)} → ${short(to) || 'nothing'}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { ...one, name: time === 1 ? name : `${name} (${time})` };
  });
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 88)} …` : line;
}
