/** What a route answers to whom: `login` sends to the log-in page, `away` to another page of the site. */
export type Answer = 'page' | 'login' | 'away' | 400 | 401 | 404 | 422;
type Row = {
  at: string;
  visitor: Answer;
  user: Answer;
  /** Where it asks for the log-in; a loader guards its own data, and the root's part alone is the frame's. */
  guard?: 'middleware' | 'loader';
};
/** In the console a user is a visitor. `manager` works applications, `owner` may do everything. */
type ConsoleRow = { at: string; visitor: Answer; manager: Answer; owner: Answer };

/** Every address of the site (S-01), asked for as a page and as its data. */
export const table: Record<string, Row> = {
  '': { at: '/', visitor: 'page', user: 'page' },
  'contest/apply': { at: '/contest/apply', visitor: 'page', user: 'page' },
  'contest/apply-info': { at: '/contest/apply-info', visitor: 'page', user: 'page' },
  'contest/schedule': { at: '/contest/schedule', visitor: 'page', user: 'page' },
  'contest/apply-team': { at: '/contest/apply-team', visitor: 'page', user: 'page' },
  'contest/apply-team/detail/:teamNo': { at: '/contest/apply-team/detail/99999', visitor: 404, user: 404 },
  'contest/result/:teamNo/:stageNo': { at: '/contest/result/99999/2', visitor: 401, user: 404 },
  'contest/selected/:trackNo/:stageNo': { at: '/contest/selected/4/2', visitor: 'page', user: 'page' },
  popups: { at: '/popups', visitor: 'page', user: 'page' },
  'support/programs': { at: '/support/programs', visitor: 'page', user: 'page' },
  'support/programs/detail/:boardId': { at: '/support/programs/detail/99999', visitor: 404, user: 404 },
  'support/programs/detail/:boardId/calendar.ics': {
    at: '/support/programs/detail/99999/calendar.ics',
    visitor: 404,
    user: 404,
  },
  'board/notice': { at: '/board/notice', visitor: 'page', user: 'page' },
  'board/notice/feed.xml': { at: '/board/notice/feed.xml', visitor: 'page', user: 'page' },
  'board/notice/detail/:boardId': { at: '/board/notice/detail/99999', visitor: 404, user: 404 },
  'board/faq': { at: '/board/faq', visitor: 'page', user: 'page' },
  'apply/confirm': { at: '/apply/confirm', visitor: 404, user: 404 },
  'apply/receipt/:teamNo': { at: '/apply/receipt/99999', visitor: 'login', user: 404 },
  'command/:feature': { at: '/command/apply', visitor: 400, user: 400 },
  'apply/device-key': { at: '/apply/device-key', visitor: 401, user: 'page' },
  'apply/deadline/:trackNo/:stageNo': { at: '/apply/deadline/3/1', visitor: 401, user: 'page' },
  'apply/exclusion/:teamNo': { at: '/apply/exclusion/99999', visitor: 'login', user: 404 },
  'apply/schools': { at: '/apply/schools', visitor: 'page', user: 'page' },
  // A track that is shut says so to anybody.
  'apply/:trackNo/:stageNo?': { at: '/apply/3/1', visitor: 'login', user: 'page', guard: 'loader' },
  'support/resources': { at: '/support/resources', visitor: 'page', user: 'page' },
  'support/resources/detail/:boardId': { at: '/support/resources/detail/99999', visitor: 404, user: 404 },
  'ipo/contents/past-exhibition': { at: '/ipo/contents/past-exhibition', visitor: 'page', user: 'page' },
  'ipo/past/detail/:peNo': { at: '/ipo/past/detail/99999', visitor: 404, user: 404 },
  'ipo/past/apply': { at: '/ipo/past/apply', visitor: 'login', user: 'page' },
  'ipo/past/apply/:peNo': { at: '/ipo/past/apply/99999', visitor: 'login', user: 404 },
  'toolkit/localheroes': { at: '/toolkit/localheroes', visitor: 'page', user: 'page' },
  'toolkit/localheroes/detail/:boardId': { at: '/toolkit/localheroes/detail/99999', visitor: 404, user: 404 },
  'toolkit/bmc': { at: '/toolkit/bmc', visitor: 'page', user: 'page' },
  'toolkit/business-plan': { at: '/toolkit/business-plan', visitor: 'page', user: 'page' },
  'toolkit/business-plan/start': { at: '/toolkit/business-plan/start', visitor: 'page', user: 'page' },
  'auth/login': { at: '/auth/login', visitor: 'page', user: 'away' },
  'auth/sign': { at: '/auth/sign', visitor: 'page', user: 'away' },
  'auth/login-help': { at: '/auth/login-help', visitor: 'page', user: 'page' },
  'auth/session': { at: '/auth/session', visitor: 400, user: 400 },
  'auth/logout': { at: '/auth/logout', visitor: 'away', user: 'away' },
  'auth/mypage': { at: '/auth/mypage', visitor: 'login', user: 'page' },
  'auth/user-edit': { at: '/auth/user-edit', visitor: 'login', user: 'page' },
  'robots.txt': { at: '/robots.txt', visitor: 'page', user: 'page' },
  'sitemap.xml': { at: '/sitemap.xml', visitor: 'page', user: 'page' },
  'sitemap/:part': { at: '/sitemap/posts-1.xml', visitor: 'page', user: 'page' },
  'manifest.webmanifest': { at: '/manifest.webmanifest', visitor: 'page', user: 'page' },
  'about/:product': { at: '/about/chulbal', visitor: 'page', user: 'page' },
  'fnb/terms': { at: '/fnb/terms', visitor: 'page', user: 'page' },
  'fnb/privacy': { at: '/fnb/privacy', visitor: 'page', user: 'page' },
  'dev/messages': { at: '/dev/messages', visitor: 'page', user: 'page' },
  // The evaluators' area: a user is nobody there.
  'pointer/login/:trackNo?/:stageNo?': { at: '/pointer/login', visitor: 'page', user: 'page' },
  'pointer/login-help': { at: '/pointer/login-help', visitor: 'page', user: 'page' },
  'pointer/logout': { at: '/pointer/logout', visitor: 'away', user: 'away' },
  'pointer/command/:feature': { at: '/pointer/command/pledge', visitor: 400, user: 400 },
  'pointer/session': { at: '/pointer/session', visitor: 400, user: 400 },
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
  'console/join': toNobody('/console/join', 404),
  'console/logout': toNobody('/console/logout', 'away'),
  'console/session': toNobody('/console/session', 400),
  'console/confirm': toNobody('/console/confirm', 400),
  // The names of columns, and nothing that is kept.
  'console/evaluators/template': toNobody('/console/evaluators/template', 'page'),
  'console/command/:feature': toNobody('/console/command/seasons', 400),
  'console/search': { at: '/console/search?keyword=ㄷ', visitor: 401, manager: 'page', owner: 'page' },
  'console/password': toOperators('/console/password'),
  'console/operators': toOperators('/console/operators', 422),
  'console/evaluators': toOperators('/console/evaluators'),
  'console/audit': toOperators('/console/audit'),
  'console/exports': toOperators('/console/exports', 422),
  'console/device-key': { at: '/console/device-key', visitor: 401, manager: 'page', owner: 'page' },
  'console/past-news': toOperators('/console/past-news'),
  'console/posts/:board': toOperators('/console/posts/notice'),
  'console/posts/:board/:postNo': toOperators('/console/posts/notice/99999', 404, 404),
  'console/slides': toOperators('/console/slides'),
  'console/popups': toOperators('/console/popups'),
  'console/posters': toOperators('/console/posters'),
  'console/site': toOperators('/console/site', 422),
  'console/pages': toOperators('/console/pages'),
  'console/pages/:page': toOperators('/console/pages/privacy'),
  'console/faqs': toOperators('/console/faqs'),
  'console/announcements/:trackNo/:stageNo': toOperators('/console/announcements/4/2'),
  'console/programs/:postNo': toOperators('/console/programs/99999', 404, 404),
  'console/eligibility': toOperators('/console/eligibility'),
  'console/materials': toOperators('/console/materials'),
  'console/objections': toOperators('/console/objections'),
  'console/judging': toOperators('/console/judging'),
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
