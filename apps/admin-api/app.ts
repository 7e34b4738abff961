import { createApi } from '@chulbal/http/api';
import { needsOfApi } from '@chulbal/http/api-needs';
import { sessionUnder } from '@chulbal/http/bearer';
import { readinessOf } from '@chulbal/http/readiness';
import { accessReviewsRoutes } from './routes/access-reviews.ts';
import { announcementsRoutes } from './routes/announcements.ts';
import { apiTokensRoutes } from './routes/api-tokens.ts';
import { exportsRoutes } from './routes/applications.exports.ts';
import { applicationsRoutes } from './routes/applications.ts';
import { auditRoutes } from './routes/audit.ts';
import { companiesRoutes } from './routes/companies.ts';
import { dataRequestsRoutes } from './routes/data-requests.ts';
import { eligibilityRoutes } from './routes/eligibility.ts';
import { evaluationRoutes } from './routes/evaluation.ts';
import { evaluatorsRoutes } from './routes/evaluators.ts';
import { eventsRoutes } from './routes/events.ts';
import { exhibitionRoutes } from './routes/exhibition.ts';
import { failedMessagesRoutes } from './routes/failed-messages.ts';
import { faqsRoutes } from './routes/faqs.ts';
import { guardiansRoutes } from './routes/guardians.ts';
import { hallOfFameRoutes } from './routes/hall-of-fame.ts';
import { healthRoutes } from './routes/health.ts';
import { investmentRoutes } from './routes/investment.ts';
import { materialsRoutes } from './routes/materials.ts';
import { memberRoutes } from './routes/members.ts';
import { operatorsRoutes } from './routes/operators.ts';
import { pagesRoutes } from './routes/pages.ts';
import { panelsRoutes } from './routes/panels.ts';
import { passkeysRoutes } from './routes/passkeys.ts';
import { pastCompaniesRoutes } from './routes/past-companies.ts';
import { pledgesRoutes } from './routes/pledges.ts';
import { popupsRoutes } from './routes/popups.ts';
import { postsRoutes } from './routes/posts.ts';
import { programsRoutes } from './routes/programs.ts';
import { quizRoutes } from './routes/quizzes.ts';
import { raffleRoutes } from './routes/raffle.ts';
import { resultsRoutes } from './routes/results.ts';
import { schoolsRoutes } from './routes/schools.ts';
import { seasonsRoutes } from './routes/seasons.ts';
import { sessionsRoutes } from './routes/sessions.ts';
import { setupRoutes } from './routes/setup.ts';
import { siteRoutes } from './routes/site.ts';
import { slidesRoutes } from './routes/slides.ts';
import { trialLettersRoutes } from './routes/trial-letters.ts';
import { typeTestRoutes } from './routes/type-test.ts';
import { webhooksRoutes } from './routes/webhooks.ts';
import type { AdminApi, AdminApiServices } from './services.ts';
import { type AdminActors, adminAuthentication } from './session.ts';

export async function createAdminApi(services: AdminApiServices): Promise<AdminApi> {
  const api = await createApi<AdminActors>({
    prefix: '/admin',
    title: 'Evaluator and operator API',
    clock: services.clock,
    serviceSecret: services.serviceSecret,
    requestsAMinute: services.requestsAMinute,
    sessionOf: sessionUnder([services.signers.evaluator, services.signers.operator]),
    ready: readinessOf(needsOfApi(services.db, services.files)),
    signals: services.signals,
    authenticate: adminAuthentication(services.db, services.signers),
  });
  sessionsRoutes(api, services);
  operatorsRoutes(api, services);
  passkeysRoutes(api, services);
  apiTokensRoutes(api, services);
  webhooksRoutes(api, services);
  evaluatorsRoutes(api, services);
  evaluationRoutes(api, services);
  panelsRoutes(api, services);
  pledgesRoutes(api, services);
  applicationsRoutes(api, services);
  eligibilityRoutes(api, services);
  failedMessagesRoutes(api, services);
  healthRoutes(api, services);
  memberRoutes(api, services);
  guardiansRoutes(api, services);
  dataRequestsRoutes(api, services);
  accessReviewsRoutes(api, services);
  trialLettersRoutes(api, services);
  auditRoutes(api, services);
  announcementsRoutes(api, services);
  materialsRoutes(api, services);
  exportsRoutes(api, services);
  seasonsRoutes(api, services);
  resultsRoutes(api, services);
  schoolsRoutes(api, services);
  postsRoutes(api, services);
  hallOfFameRoutes(api, services);
  pastCompaniesRoutes(api, services);
  programsRoutes(api, services);
  faqsRoutes(api, services);
  pagesRoutes(api, services);
  setupRoutes(api, services);
  siteRoutes(api, services);
  slidesRoutes(api, services);
  companiesRoutes(api, services);
  exhibitionRoutes(api, services);
  eventsRoutes(api, services);
  raffleRoutes(api, services);
  typeTestRoutes(api, services);
  quizRoutes(api, services);
  investmentRoutes(api, services);
  popupsRoutes(api, services);
  return api;
}
