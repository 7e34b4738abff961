import * as accessReviews from '@chulbal/contract/access-reviews';
import * as accounts from '@chulbal/contract/accounts';
import * as announcements from '@chulbal/contract/announcements/announcements';
import * as objections from '@chulbal/contract/announcements/objections';
import * as apiTokens from '@chulbal/contract/api-tokens';
import * as applications from '@chulbal/contract/applications/applications';
import * as bulkActs from '@chulbal/contract/applications/bulk-acts';
import * as completionTexts from '@chulbal/contract/applications/completion-texts';
import * as invitations from '@chulbal/contract/applications/invitations';
import * as memberParts from '@chulbal/contract/applications/member-parts';
import * as operatorApplications from '@chulbal/contract/applications/operators';
import * as teams from '@chulbal/contract/applications/teams';
import * as withdrawals from '@chulbal/contract/applications/withdrawals';
import * as audit from '@chulbal/contract/audit';
import * as authenticators from '@chulbal/contract/authenticators';
import * as companies from '@chulbal/contract/companies/companies';
import * as operatorCompanies from '@chulbal/contract/companies/operators';
import * as shownCompanies from '@chulbal/contract/companies/shown';
import * as dataRequests from '@chulbal/contract/data-requests';
import * as deadlineLetters from '@chulbal/contract/deadline-letters';
import * as devices from '@chulbal/contract/devices';
import * as eligibility from '@chulbal/contract/eligibility';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import * as evaluation from '@chulbal/contract/evaluation/evaluation';
import * as judgingLetters from '@chulbal/contract/evaluation/judging-letters';
import * as operatorEvaluation from '@chulbal/contract/evaluation/operators';
import * as judgingProgress from '@chulbal/contract/evaluation/progress';
import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import * as evaluatorLogin from '@chulbal/contract/evaluators/login';
import * as operatorEvents from '@chulbal/contract/events/operators';
import * as exhibition from '@chulbal/contract/exhibition/exhibition';
import * as operatorExhibition from '@chulbal/contract/exhibition/operators';
import * as failedMessages from '@chulbal/contract/failed-messages';
import * as faqs from '@chulbal/contract/faqs';
import * as contentFiles from '@chulbal/contract/files/content-files';
import * as files from '@chulbal/contract/files/files';
import * as guardians from '@chulbal/contract/guardians/guardians';
import * as operatorGuardians from '@chulbal/contract/guardians/operators';
import * as hallOfFame from '@chulbal/contract/hall-of-fame/hall-of-fame';
import * as operatorHallOfFame from '@chulbal/contract/hall-of-fame/operators';
import * as health from '@chulbal/contract/health/health';
import * as heroes from '@chulbal/contract/heroes';
import * as identityChecks from '@chulbal/contract/identity-checks/identity-checks';
import * as investment from '@chulbal/contract/investment/investment';
import * as operatorInvestment from '@chulbal/contract/investment/operators';
import * as leadership from '@chulbal/contract/leadership';
import * as logoHunt from '@chulbal/contract/logo-hunt';
import * as materials from '@chulbal/contract/materials/materials';
import * as operatorMaterials from '@chulbal/contract/materials/operators';
import * as members from '@chulbal/contract/members';
import * as myData from '@chulbal/contract/my-data';
import * as notices from '@chulbal/contract/notices';
import * as operators from '@chulbal/contract/operators/operators';
import * as outbox from '@chulbal/contract/outbox';
import * as overview from '@chulbal/contract/overview';
import * as operatorPages from '@chulbal/contract/pages/operators';
import * as pages from '@chulbal/contract/pages/pages';
import * as assignments from '@chulbal/contract/panels/assignments';
import * as conflicts from '@chulbal/contract/panels/conflicts';
import * as panels from '@chulbal/contract/panels/panels';
import * as evaluatorPasskeys from '@chulbal/contract/passkeys/evaluators';
import * as operatorPasskeys from '@chulbal/contract/passkeys/operators';
import * as passkeys from '@chulbal/contract/passkeys/passkeys';
import * as operatorPastCompanies from '@chulbal/contract/past-companies/operators';
import * as pastCompanies from '@chulbal/contract/past-companies/past-companies';
import * as pledges from '@chulbal/contract/pledges';
import * as popups from '@chulbal/contract/popups/popups';
import * as posters from '@chulbal/contract/popups/posters';
import * as operatorPosts from '@chulbal/contract/posts/operators';
import * as operatorPrograms from '@chulbal/contract/programs/operators';
import * as programs from '@chulbal/contract/programs/programs';
import * as operatorQuizzes from '@chulbal/contract/quizzes/operators';
import * as quizzes from '@chulbal/contract/quizzes/quizzes';
import * as operatorRaffle from '@chulbal/contract/raffle/operators';
import * as raffle from '@chulbal/contract/raffle/raffle';
import * as resources from '@chulbal/contract/resources';
import * as resultDecisions from '@chulbal/contract/results/decisions';
import * as resultJudges from '@chulbal/contract/results/judges';
import * as results from '@chulbal/contract/results/results';
import * as operatorRetention from '@chulbal/contract/retention/operators';
import * as schools from '@chulbal/contract/schools/schools';
import * as operatorSeasons from '@chulbal/contract/seasons/operators';
import * as seasons from '@chulbal/contract/seasons/seasons';
import * as trackAlerts from '@chulbal/contract/seasons/track-alerts';
import * as setup from '@chulbal/contract/setup';
import * as siteMap from '@chulbal/contract/site/map';
import * as site from '@chulbal/contract/site/site';
import * as slides from '@chulbal/contract/slides';
import * as socialLogins from '@chulbal/contract/social-logins';
import * as toolkits from '@chulbal/contract/toolkits/toolkits';
import * as trialLetters from '@chulbal/contract/trial-letters';
import * as operatorTypeTest from '@chulbal/contract/type-test/operators';
import * as typeTest from '@chulbal/contract/type-test/type-test';
import * as webhooks from '@chulbal/contract/webhooks';

/** Every endpoint that the contract declares, by its name there. A structure test holds the list of files. */
export const allEndpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    accounts,
    announcements,
    apiTokens,
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
    operatorGuardians,
    members,
    accessReviews,
    health,
    operatorRetention,
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
    webhooks,
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
