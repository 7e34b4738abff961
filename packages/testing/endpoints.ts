import * as accessReviews from '@chulbal/contract/access-reviews';
import * as accounts from '@chulbal/contract/accounts';
import * as announcements from '@chulbal/contract/announcements';
import * as applications from '@chulbal/contract/applications';
import * as assignments from '@chulbal/contract/assignments';
import * as audit from '@chulbal/contract/audit';
import * as authenticators from '@chulbal/contract/authenticators';
import * as bulkActs from '@chulbal/contract/bulk-acts';
import * as companies from '@chulbal/contract/companies';
import * as completionTexts from '@chulbal/contract/completion-texts';
import * as conflicts from '@chulbal/contract/conflicts';
import * as contentFiles from '@chulbal/contract/content-files';
import * as dataRequests from '@chulbal/contract/data-requests';
import * as deadlineLetters from '@chulbal/contract/deadline-letters';
import * as devices from '@chulbal/contract/devices';
import * as eligibility from '@chulbal/contract/eligibility';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import * as evaluation from '@chulbal/contract/evaluation';
import * as evaluatorLogin from '@chulbal/contract/evaluator-login';
import * as evaluatorPasskeys from '@chulbal/contract/evaluator-passkeys';
import * as evaluators from '@chulbal/contract/evaluators';
import * as exhibition from '@chulbal/contract/exhibition';
import * as failedMessages from '@chulbal/contract/failed-messages';
import * as faqs from '@chulbal/contract/faqs';
import * as files from '@chulbal/contract/files';
import * as guardianDesk from '@chulbal/contract/guardian-desk';
import * as guardians from '@chulbal/contract/guardians';
import * as hallOfFame from '@chulbal/contract/hall-of-fame';
import * as heroes from '@chulbal/contract/heroes';
import * as identityChecks from '@chulbal/contract/identity-checks';
import * as investment from '@chulbal/contract/investment';
import * as invitations from '@chulbal/contract/invitations';
import * as judgingLetters from '@chulbal/contract/judging-letters';
import * as judgingProgress from '@chulbal/contract/judging-progress';
import * as leadership from '@chulbal/contract/leadership';
import * as logoHunt from '@chulbal/contract/logo-hunt';
import * as materials from '@chulbal/contract/materials';
import * as memberDesk from '@chulbal/contract/member-desk';
import * as memberParts from '@chulbal/contract/member-parts';
import * as myData from '@chulbal/contract/my-data';
import * as notices from '@chulbal/contract/notices';
import * as objections from '@chulbal/contract/objections';
import * as operatorApplications from '@chulbal/contract/operator-applications';
import * as operatorCompanies from '@chulbal/contract/operator-companies';
import * as operatorEvaluation from '@chulbal/contract/operator-evaluation';
import * as operatorEvents from '@chulbal/contract/operator-events';
import * as operatorExhibition from '@chulbal/contract/operator-exhibition';
import * as operatorHallOfFame from '@chulbal/contract/operator-hall-of-fame';
import * as operatorInvestment from '@chulbal/contract/operator-investment';
import * as operatorMaterials from '@chulbal/contract/operator-materials';
import * as operatorPages from '@chulbal/contract/operator-pages';
import * as operatorPasskeys from '@chulbal/contract/operator-passkeys';
import * as operatorPastCompanies from '@chulbal/contract/operator-past-companies';
import * as operatorPosts from '@chulbal/contract/operator-posts';
import * as operatorPrograms from '@chulbal/contract/operator-programs';
import * as operatorQuizzes from '@chulbal/contract/operator-quizzes';
import * as operatorRaffle from '@chulbal/contract/operator-raffle';
import * as operatorSeasons from '@chulbal/contract/operator-seasons';
import * as operatorTypeTest from '@chulbal/contract/operator-type-test';
import * as operators from '@chulbal/contract/operators';
import * as outbox from '@chulbal/contract/outbox';
import * as overview from '@chulbal/contract/overview';
import * as pages from '@chulbal/contract/pages';
import * as panels from '@chulbal/contract/panels';
import * as passkeys from '@chulbal/contract/passkeys';
import * as pastCompanies from '@chulbal/contract/past-companies';
import * as pledges from '@chulbal/contract/pledges';
import * as popups from '@chulbal/contract/popups';
import * as posters from '@chulbal/contract/posters';
import * as programs from '@chulbal/contract/programs';
import * as quizzes from '@chulbal/contract/quizzes';
import * as raffle from '@chulbal/contract/raffle';
import * as resources from '@chulbal/contract/resources';
import * as resultDecisions from '@chulbal/contract/result-decisions';
import * as resultJudges from '@chulbal/contract/result-judges';
import * as results from '@chulbal/contract/results';
import * as retentionDesk from '@chulbal/contract/retention-desk';
import * as schools from '@chulbal/contract/schools';
import * as seasons from '@chulbal/contract/seasons';
import * as setup from '@chulbal/contract/setup';
import * as shownCompanies from '@chulbal/contract/shown-companies';
import * as site from '@chulbal/contract/site';
import * as siteMap from '@chulbal/contract/site-map';
import * as slides from '@chulbal/contract/slides';
import * as socialLogins from '@chulbal/contract/social-logins';
import * as teams from '@chulbal/contract/teams';
import * as toolkits from '@chulbal/contract/toolkits';
import * as trackAlerts from '@chulbal/contract/track-alerts';
import * as trialLetters from '@chulbal/contract/trial-letters';
import * as typeTest from '@chulbal/contract/type-test';
import * as withdrawals from '@chulbal/contract/withdrawals';

/** Every endpoint that the contract declares, by its name there. A structure test holds the list of files. */
export const allEndpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    accounts,
    announcements,
    applications,
    assignments,
    audit,
    bulkActs,
    companies,
    completionTexts,
    conflicts,
    dataRequests,
    deadlineLetters,
    contentFiles,
    evaluation,
    evaluatorLogin,
    eligibility,
    evaluators,
    exhibition,
    faqs,
    files,
    hallOfFame,
    heroes,
    investment,
    operatorPastCompanies,
    pastCompanies,
    invitations,
    judgingLetters,
    judgingProgress,
    leadership,
    materials,
    guardianDesk,
    memberDesk,
    accessReviews,
    retentionDesk,
    memberParts,
    myData,
    notices,
    objections,
    operatorApplications,
    operatorCompanies,
    operatorEvaluation,
    logoHunt,
    operatorEvents,
    operatorRaffle,
    raffle,
    operatorExhibition,
    operatorInvestment,
    operatorMaterials,
    operatorHallOfFame,
    operatorPosts,
    failedMessages,
    operatorPages,
    operatorPrograms,
    operatorSeasons,
    operators,
    outbox,
    overview,
    pages,
    panels,
    pledges,
    popups,
    posters,
    programs,
    resources,
    resultDecisions,
    resultJudges,
    results,
    schools,
    seasons,
    shownCompanies,
    setup,
    site,
    siteMap,
    slides,
    teams,
    toolkits,
    trackAlerts,
    trialLetters,
    guardians,
    socialLogins,
    identityChecks,
    passkeys,
    authenticators,
    devices,
    evaluatorPasskeys,
    operatorPasskeys,
    typeTest,
    operatorTypeTest,
    quizzes,
    operatorQuizzes,
    withdrawals,
  ].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  ),
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value
  );
}
