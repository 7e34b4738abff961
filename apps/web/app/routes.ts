import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Every address of the site, in the order of the menu. A route's file is its screen.
/** Commands of scripts: one module answers those of every area. */
const command = 'lib/command/command-route.ts';

export default [
  index('features/home/home.tsx'),
  route('command/:feature', command, { id: 'command' }),
  route('popups', 'features/popups/popups-route.ts'),

  // What search engines and devices ask for.
  route('robots.txt', 'features/site/robots-route.ts'),
  route('.well-known/security.txt', 'features/site/security-contact-route.ts'),
  route('sitemap.xml', 'features/site/sitemap-index-route.ts'),
  route('sitemap/:part', 'features/site/sitemap-part-route.ts'),
  route('manifest.webmanifest', 'features/site/manifest-route.ts'),

  route('about/:product', 'features/pages/about.tsx'),

  route('contest/apply', 'features/seasons/choose-track.tsx'),
  route('contest/apply-info', 'features/seasons/apply-info.tsx'),
  route('contest/schedule', 'features/seasons/schedule.tsx'),
  route('contest/apply-team', 'features/applications/teams/teams.tsx'),
  route('contest/apply-team/detail/:teamNo', 'features/applications/teams/team.tsx'),

  route('contest/result/:teamNo/:stageNo', 'features/announcements/team-result-route.ts'),
  route('contest/selected/:trackNo/:stageNo', 'features/announcements/selected-teams.tsx'),

  route('ipo', 'features/exhibition/ipo-route.ts'),
  route('ipo/contents/intro', 'features/exhibition/intro/intro.tsx'),
  route('ipo/contents/exhibition', 'features/exhibition/exhibition.tsx'),
  route('ipo/detail', 'features/exhibition/detail-route.ts'),
  route('ipo/contents/exhibition/mine', 'features/investment/mine.tsx'),
  route('ipo/contents/exhibition/results/:igNo', 'features/investment/results/results.tsx'),
  route('ipo/contents/exhibition/results/:igNo/replay', 'features/investment/replay/replay.tsx'),

  route('ipo/contents/event', 'features/raffle/event.tsx'),
  route('ipo/contents/event/recommender', 'features/raffle/recommender.tsx'),
  route('ipo/contents/experiences', 'features/experiences/experiences.tsx'),
  route('ipo/contents/experiences/HOF', 'features/hall-of-fame/hall-of-fame.tsx'),
  route('ipo/contents/experiences/HOF/detail', 'features/hall-of-fame/no-winner-route.ts'),
  route('ipo/contents/experiences/HOF/detail/:hofId', 'features/hall-of-fame/winner.tsx'),
  route('ipo/contents/experiences/type-test', 'features/type-test/type-test.tsx'),
  route('ipo/contents/experiences/quiz-a', 'features/quizzes/quiz.tsx', { id: 'quiz-a' }),
  route('ipo/contents/experiences/quiz-b', 'features/quizzes/quiz.tsx', { id: 'quiz-b' }),
  // The same, reached from a company's page.
  route('ipo/experiences/quiz', 'features/quizzes/quiz.tsx'),
  route('ipo/experiences/type-test', 'features/type-test/type-test.tsx', { id: 'type-test-of-company' }),
  route('ipo/experiences/result', 'features/type-test/result/type-result.tsx'),

  route('support/programs', 'features/programs/programs.tsx'),
  route('support/programs/detail/:boardId', 'features/programs/program.tsx'),
  route('support/programs/detail/:boardId/calendar.ics', 'features/programs/calendar-route.ts'),

  route('board/notice', 'features/notices/notices.tsx'),
  route('board/notice/feed.xml', 'features/notices/feed-route.ts'),
  route('board/notice/detail/:boardId', 'features/notices/notice.tsx'),
  route('board/faq', 'features/faqs/faqs.tsx'),

  // The application: its page, receipts, members' links, and what its script asks for.
  route('apply/confirm', 'features/applications/confirm/apply-confirm.tsx'),
  route('apply/part', 'features/applications/part/part.tsx'),
  route('apply/part/command', 'features/applications/part/part-command-route.ts'),
  route('apply/part/device-key', 'features/applications/part/part-key-route.ts'),
  route('apply/receipt/:teamNo', 'features/applications/receipt/receipt.tsx'),
  route('apply/exclusion/:teamNo', 'features/panels/exclusion/exclusion.tsx'),
  route('apply/device-key', 'features/applications/device-key-route.ts'),
  route('apply/deadline/:trackNo/:stageNo', 'features/applications/deadline-route.ts'),
  route('apply/schools', 'features/applications/schools-route.ts'),
  route('apply/:trackNo/:stageNo?', 'features/applications/apply.tsx'),

  route('support/resources', 'features/resources/resources.tsx'),
  route('support/resources/detail/:boardId', 'features/resources/resource.tsx'),

  route('ipo/contents/past-exhibition', 'features/past-companies/past.tsx'),
  route('ipo/past/detail/:peNo', 'features/past-companies/company/past-company.tsx'),
  route('ipo/past/apply', 'features/past-companies/news/past-apply.tsx'),
  route('ipo/past/apply/:peNo', 'features/past-companies/news/past-news.tsx'),
  route('ipo/detail/:igNo/:icNo', 'features/companies/company.tsx'),
  route('ipo/apply/:igNo', 'features/companies/editor/registration.tsx'),
  route('ipo/apply/:igNo/:icNo', 'features/companies/editor/company-edit.tsx'),

  route('toolkit/localheroes', 'features/heroes/heroes.tsx'),
  route('toolkit/localheroes/detail/:boardId', 'features/heroes/hero.tsx'),
  route('toolkit/bmc', 'features/toolkits/canvas/canvas.tsx'),
  route('toolkit/business-plan', 'features/toolkits/plan/plan.tsx'),
  route('toolkit/business-plan/start', 'features/toolkits/plan/start/start-route.ts'),

  route('oauth/:provider', 'features/social-logins/oauth.tsx'),
  route('auth/login', 'features/accounts/login.tsx'),
  route('auth/sign', 'features/accounts/sign.tsx'),
  route('auth/guardian', 'features/guardians/child.tsx'),
  route('guardian/consent', 'features/guardians/guardian.tsx'),
  route('auth/login-help', 'features/accounts/login-help.tsx'),
  route('auth/signed-in', 'features/accounts/signed-in.tsx'),
  route('auth/session', 'features/accounts/session-route.ts'),
  route('auth/passkey', 'features/passkeys/passkey-route.ts'),
  route('auth/lost-code', 'features/authenticators/lost-code.tsx'),
  route('auth/not-me', 'features/authenticators/not-me.tsx'),
  route('auth/authenticator', 'features/authenticators/authenticator-route.ts'),
  route('auth/logout', 'features/accounts/logout.tsx'),
  route('auth/identity', 'features/identity-checks/identity.tsx'),
  route('auth/mypage', 'features/accounts/mypage.tsx'),
  route('auth/user-edit', 'features/accounts/user-edit.tsx'),
  route('auth/my-data', 'features/my-data/my-data.tsx'),

  route('fnb/terms', 'features/pages/terms.tsx'),
  route('fnb/privacy', 'features/pages/privacy.tsx'),

  // The evaluators' area. Its pages stand inside the layout, behind the gate; doors and resource routes outside.
  route('pointer/login/:trackNo?/:stageNo?', 'features/pointer/login.tsx'),
  route('pointer/login-help', 'features/pointer/login-help.tsx'),
  route('pointer/logout', 'features/pointer/logout.tsx'),
  route('pointer/command/:feature', command, { id: 'pointer-command' }),
  route('pointer/passkey', 'features/passkeys/pointer-route.ts'),
  route('pointer/session', 'features/pointer/session-route.ts'),
  route('pointer/evaluation/device-key', 'features/evaluation/device-key-route.ts'),
  layout('features/pointer/pointer-layout.tsx', [
    route('pointer', 'features/pointer/my-stages.tsx'),
    route('pointer/list/:trackNo?/:stageNo?', 'features/evaluation/targets.tsx'),
    route('pointer/detail/:trackNo?/:stageNo?/:targetNo?', 'features/evaluation/target.tsx'),
    route('pointer/password', 'features/pointer/change-password.tsx'),
    route('pointer/authenticator', 'features/pointer/authenticator.tsx'),
    route('pointer/pledge/:trackNo?/:stageNo?', 'features/pledges/pledge.tsx'),
    route('pointer/*', 'features/pointer/pointer-not-found.tsx'),
  ]),

  // The operators' console. Its pages stand inside the layout; resource routes and doors outside.
  route('console/login', 'features/console/login.tsx'),
  route('console/logout', 'features/console/logout.tsx'),
  route('console/command/:feature', command, { id: 'console-command' }),
  route('console/passkey', 'features/passkeys/console-route.ts'),
  route('console/session', 'features/console/session-route.ts'),
  route('console/confirm', 'features/console/confirm-route.ts'),
  route('console/search', 'features/console/search-route.ts'),
  route('console/join', 'features/operators/join.tsx'),
  route('console/evaluators/template', 'features/evaluators/console/template-route.ts'),
  route('console/past/template', 'features/past-companies/console/batches/template-route.ts'),
  route('console/device-key', 'features/operators/device-key-route.ts'),
  layout('features/console/console-layout.tsx', [
    route('console/announcements/:trackNo/:stageNo', 'features/announcements/console/announcement.tsx'),
    route('console/objections', 'features/announcements/console/objections.tsx'),
    route('console/seasons', 'features/seasons/console/seasons.tsx'),
    route('console/seasons/:year', 'features/seasons/console/season.tsx'),
    route('console', 'features/overview/overview.tsx'),
    route('console/applications', 'features/applications/console/applications.tsx', [
      index('features/applications/console/team-drawer.tsx'),
    ]),
    route('console/eligibility', 'features/eligibility/eligibility.tsx'),
    route('console/companies', 'features/companies/console/companies-desk.tsx'),
    route('console/materials', 'features/materials/console/asked-teams.tsx'),
    route('console/judging', 'features/evaluation/console/judging.tsx'),
    route('console/panels', 'features/panels/console/panels.tsx'),
    route('console/panels/:trackNo/:stageNo', 'features/panels/console/stage.tsx'),
    route('console/results', 'features/results/results.tsx'),
    route('console/results/:trackNo/:stageNo', 'features/results/result-page.tsx'),
    route('console/evaluators', 'features/evaluators/console/evaluators.tsx'),
    route('console/exhibition', 'features/exhibition/console/exhibitions.tsx'),
    route('console/exhibition/:igNo', 'features/exhibition/console/exhibition-editor.tsx'),
    route('console/posts/:board', 'features/posts/console/post-desk.tsx'),
    route('console/posts/:board/:postNo', 'features/posts/console/post-editor.tsx'),
    route('console/slides', 'features/slides/console/slide-desk.tsx'),
    route('console/site', 'features/site/console/site-desk.tsx'),
    route('console/pages', 'features/pages/console/pages-desk.tsx'),
    route('console/pages/:page', 'features/pages/console/page-editor.tsx'),
    route('console/programs/:postNo', 'features/programs/console/applicants.tsx'),
    route('console/past-news', 'features/past-companies/console/told-news.tsx'),
    route('console/past', 'features/past-companies/console/batches/past-batches.tsx'),
    route('console/faqs', 'features/faqs/console/faq-desk.tsx'),
    route('console/popups', 'features/popups/console/popup-desk.tsx'),
    route('console/posters', 'features/popups/console/poster-desk.tsx'),
    route('console/market', 'features/investment/console/market-desk.tsx'),
    route('console/events', 'features/raffle/console/events.tsx'),
    route('console/events/:eventNo', 'features/raffle/console/event-editor.tsx'),
    route('console/events/:eventNo/raffle', 'features/raffle/console/raffle-desk.tsx'),
    route('console/type-test', 'features/type-test/console/type-test-editor.tsx'),
    route('console/quizzes/:variant', 'features/quizzes/console/quiz-editor.tsx'),
    route('console/members', 'features/member-desk/members.tsx', [
      route(':accountId', 'features/member-desk/member.tsx'),
    ]),
    route('console/members/guardians', 'features/member-desk/waiting-guardians.tsx'),
    route('console/members/authenticators', 'features/member-desk/resets.tsx'),
    route('console/data-requests', 'features/data-requests/console/requests.tsx'),
    route('console/data-requests/:requestNo', 'features/data-requests/console/request.tsx'),
    route('console/access-review', 'features/access-reviews/access-review.tsx'),
    route('console/retention', 'features/retention/retention-page.tsx'),
    route('console/messages', 'features/failed-messages/failed-messages.tsx'),
    route('console/password', 'features/operators/change-password.tsx'),
    route('console/operators', 'features/operators/operators.tsx'),
    route('console/audit', 'features/audit/audit.tsx'),
    route('console/exports', 'features/audit/exports.tsx'),
    route('console/*', 'features/console/console-not-found.tsx'),
  ]),

  // The gallery of components and the error playground are no part of a build.
  ...(process.env.NODE_ENV === 'development'
    ? [
        route('test', 'features/gallery/gallery.tsx'),
        route('test/errors', 'features/gallery/error-playground.tsx'),
      ]
    : []),

  // Development and demo only: in production it answers 404.
  route('dev/messages', 'features/outbox/messages.tsx'),

  route('*', 'features/not-found/not-found.tsx'),
] satisfies RouteConfig;
