/** What a route answers to whom: `login` sends to the log-in page, `away` to another page of the site. */
export type Answer = 'page' | 'login' | 'away' | 400 | 401 | 404 | 422;
type Row = { at: string; visitor: Answer; user: Answer };
/** In the console a user is a visitor. `manager` works applications, `owner` may do everything. */
type ConsoleRow = { at: string; visitor: Answer; manager: Answer; owner: Answer };

/** Every address of the site (S-01), asked for as a page and as its data. */
export const table: Record<string, Row> = {
  '': { at: '/', visitor: 'page', user: 'page' },
  'contest/apply-info': { at: '/contest/apply-info', visitor: 'page', user: 'page' },
  'contest/schedule': { at: '/contest/schedule', visitor: 'page', user: 'page' },
  'contest/apply-team': { at: '/contest/apply-team', visitor: 'page', user: 'page' },
  'contest/apply-team/detail/:teamNo': { at: '/contest/apply-team/detail/99999', visitor: 404, user: 404 },
  'contest/result/:teamNo/:stageNo': { at: '/contest/result/99999/2', visitor: 401, user: 404 },
  'contest/selected/:trackNo/:stageNo': { at: '/contest/selected/4/2', visitor: 'page', user: 'page' },
  'apply/confirm': { at: '/apply/confirm', visitor: 404, user: 404 },
  'apply/receipt/:teamNo': { at: '/apply/receipt/99999', visitor: 'login', user: 404 },
  'apply/command': { at: '/apply/command', visitor: 400, user: 400 },
  'apply/device-key': { at: '/apply/device-key', visitor: 401, user: 'page' },
  'apply/deadline/:trackNo/:stageNo': { at: '/apply/deadline/3/1', visitor: 401, user: 'page' },
  'apply/exclusion/:teamNo': { at: '/apply/exclusion/99999', visitor: 'login', user: 404 },
  'apply/schools': { at: '/apply/schools', visitor: 'page', user: 'page' },
  'apply/:trackNo/:stageNo?': { at: '/apply/3/1', visitor: 'login', user: 'page' },
  'toolkit/bmc': { at: '/toolkit/bmc', visitor: 'page', user: 'page' },
  'toolkit/command': { at: '/toolkit/command', visitor: 400, user: 400 },
  'auth/login': { at: '/auth/login', visitor: 'page', user: 'away' },
  'auth/sign': { at: '/auth/sign', visitor: 'page', user: 'away' },
  'auth/login-help': { at: '/auth/login-help', visitor: 'page', user: 'page' },
  'auth/logout': { at: '/auth/logout', visitor: 'away', user: 'away' },
  'auth/mypage': { at: '/auth/mypage', visitor: 'login', user: 'page' },
  'auth/user-edit': { at: '/auth/user-edit', visitor: 'login', user: 'page' },
  'fnb/terms': { at: '/fnb/terms', visitor: 'page', user: 'page' },
  'fnb/privacy': { at: '/fnb/privacy', visitor: 'page', user: 'page' },
  'dev/messages': { at: '/dev/messages', visitor: 'page', user: 'page' },
  // The evaluators' area: a user is nobody there.
  'pointer/login/:trackNo?/:stageNo?': { at: '/pointer/login', visitor: 'page', user: 'page' },
  'pointer/login-help': { at: '/pointer/login-help', visitor: 'page', user: 'page' },
  'pointer/logout': { at: '/pointer/logout', visitor: 'away', user: 'away' },
  'pointer/session': { at: '/pointer/session', visitor: 400, user: 400 },
  'pointer/pledge/command': { at: '/pointer/pledge/command', visitor: 400, user: 400 },
  'pointer/evaluation/command': { at: '/pointer/evaluation/command', visitor: 400, user: 400 },
  'pointer/evaluation/device-key': { at: '/pointer/evaluation/device-key', visitor: 401, user: 401 },
  pointer: { at: '/pointer', visitor: 'login', user: 'login' },
  'pointer/list/:trackNo?/:stageNo?': { at: '/pointer/list/4/2', visitor: 'login', user: 'login' },
  'pointer/detail/:trackNo?/:stageNo?/:targetNo?': {
    at: '/pointer/detail/4/2/1',
    visitor: 'login',
    user: 'login',
  },
  'pointer/authenticator': { at: '/pointer/authenticator', visitor: 'login', user: 'login' },
  'pointer/password': { at: '/pointer/password', visitor: 'login', user: 'login' },
  'pointer/pledge/:trackNo?/:stageNo?': { at: '/pointer/pledge/4/2', visitor: 'login', user: 'login' },
  'pointer/*': { at: '/pointer/no/such/page', visitor: 'login', user: 'login' },
  '*': { at: '/no/such/page', visitor: 404, user: 404 },
};

const toOperators = (at: string, manager: Answer = 'page', owner: Answer = 'page'): ConsoleRow => ({
  at,
  visitor: 'login',
  manager,
  owner,
});
const toNobody = (at: string, answer: Answer): ConsoleRow => ({
  at,
  visitor: answer,
  manager: answer,
  owner: answer,
});

/** The console: addresses of scripts answer for themselves, every other sends visitors and users to its log-in. */
export const consoleTable: Record<string, ConsoleRow> = {
  'console/login': { at: '/console/login', visitor: 'page', manager: 'away', owner: 'away' },
  'console/join': toNobody('/console/join?token=no-such-link', 404),
  'console/logout': toNobody('/console/logout', 'away'),
  'console/session': toNobody('/console/session', 400),
  'console/confirm': toNobody('/console/confirm', 400),
  'console/operators/command': toNobody('/console/operators/command', 400),
  'console/evaluators/command': toNobody('/console/evaluators/command', 400),
  // The names of columns, and nothing that is kept.
  'console/evaluators/template': toNobody('/console/evaluators/template', 'page'),
  'console/exports/command': toNobody('/console/exports/command', 400),
  'console/audit/verify': toNobody('/console/audit/verify', 400),
  'console/search': { at: '/console/search?keyword=ㄷ', visitor: 401, manager: 'page', owner: 'page' },
  'console/password': toOperators('/console/password'),
  'console/operators': toOperators('/console/operators', 422),
  'console/evaluators': toOperators('/console/evaluators'),
  'console/audit': toOperators('/console/audit'),
  'console/exports': toOperators('/console/exports', 422),
  'console/applications/command': toNobody('/console/applications/command', 400),
  'console/seasons/command': toNobody('/console/seasons/command', 400),
  'console/overview/command': toNobody('/console/overview/command', 400),
  'console/results/command': toNobody('/console/results/command', 400),
  'console/panels/command': toNobody('/console/panels/command', 400),
  'console/pledges/command': toNobody('/console/pledges/command', 400),
  'console/announcements/command': toNobody('/console/announcements/command', 400),
  'console/announcements/:trackNo/:stageNo': toOperators('/console/announcements/4/2'),
  'console/materials/command': toNobody('/console/materials/command', 400),
  'console/materials': toOperators('/console/materials'),
  'console/objections': toOperators('/console/objections'),
  'console/panels': toOperators('/console/panels'),
  'console/panels/:trackNo/:stageNo': toOperators('/console/panels/4/2'),
  'console/results': toOperators('/console/results'),
  'console/results/:trackNo/:stageNo': toOperators('/console/results/4/2'),
  console: toOperators('/console'),
  'console/applications': toOperators('/console/applications'),
  'console/seasons': toOperators('/console/seasons'),
  'console/seasons/:year': toOperators('/console/seasons/2000', 404, 404),
  'console/*': toOperators('/console/no/such/page', 404, 404),
};
