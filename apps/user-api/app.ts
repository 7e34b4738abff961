import { createApi } from '@chulbal/http/api';
import { needsOfApi } from '@chulbal/http/api-needs';
import { sessionUnder } from '@chulbal/http/bearer';
import { readinessOf } from '@chulbal/http/readiness';
import { accountsRoutes } from './routes/accounts.ts';
import { announcementsRoutes } from './routes/announcements.ts';
import { applicationsRoutes } from './routes/applications.ts';
import { authenticatorsRoutes } from './routes/authenticators.ts';
import { companiesRoutes } from './routes/companies.ts';
import { devicesRoutes } from './routes/devices.ts';
import { exhibitionRoutes } from './routes/exhibition.ts';
import { faqsRoutes } from './routes/faqs.ts';
import { filesRoutes } from './routes/files.ts';
import { guardiansRoutes } from './routes/guardians.ts';
import { hallOfFameRoutes } from './routes/hall-of-fame.ts';
import { identityChecksRoutes } from './routes/identity-checks.ts';
import { investmentRoutes } from './routes/investment.ts';
import { invitationsRoutes } from './routes/invitations.ts';
import { leadershipRoutes } from './routes/leadership.ts';
import { materialsRoutes } from './routes/materials.ts';
import { memberPartsRoutes } from './routes/member-parts.ts';
import { myDataRoutes } from './routes/my-data.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { panelsRoutes } from './routes/panels.ts';
import { passkeysRoutes } from './routes/passkeys.ts';
import { pastCompaniesRoutes } from './routes/past-companies.ts';
import { popupsRoutes } from './routes/popups.ts';
import { postsRoutes } from './routes/posts.ts';
import { programsRoutes } from './routes/programs.ts';
import { quizRoutes } from './routes/quizzes.ts';
import { raffleRoutes } from './routes/raffle.ts';
import { schoolsRoutes } from './routes/schools.ts';
import { seasonsRoutes } from './routes/seasons.ts';
import { siteRoutes } from './routes/site.ts';
import { slidesRoutes } from './routes/slides.ts';
import { socialLoginsRoutes } from './routes/social-logins.ts';
import { toolkitsRoutes } from './routes/toolkits.ts';
import { trackAlertsRoutes } from './routes/track-alerts.ts';
import { typeTestRoutes } from './routes/type-test.ts';
import type { UserApi, UserApiServices } from './services.ts';
import { type UserActors, userAuthentication } from './session.ts';

export async function createUserApi(services: UserApiServices): Promise<UserApi> {
  const api = await createApi<UserActors>({
    prefix: '/api',
    title: 'User API',
    clock: services.clock,
    serviceSecret: services.serviceSecret,
    requestsAMinute: services.requestsAMinute,
    sessionOf: sessionUnder([services.signer]),
    ready: readinessOf(needsOfApi(services.db, services.files)),
    signals: services.signals,
    authenticate: userAuthentication(services.db, services.signer),
  });
  siteRoutes(api, services);
  accountsRoutes(api, services);
  guardiansRoutes(api, services);
  memberPartsRoutes(api, services);
  socialLoginsRoutes(api, services);
  identityChecksRoutes(api, services);
  passkeysRoutes(api, services);
  authenticatorsRoutes(api, services);
  devicesRoutes(api, services);
  seasonsRoutes(api, services);
  postsRoutes(api, services);
  hallOfFameRoutes(api, services);
  pastCompaniesRoutes(api, services);
  programsRoutes(api, services);
  faqsRoutes(api, services);
  slidesRoutes(api, services);
  companiesRoutes(api, services);
  exhibitionRoutes(api, services);
  typeTestRoutes(api, services);
  quizRoutes(api, services);
  investmentRoutes(api, services);
  raffleRoutes(api, services);
  popupsRoutes(api, services);
  schoolsRoutes(api, services);
  applicationsRoutes(api, services);
  announcementsRoutes(api, services);
  panelsRoutes(api, services);
  invitationsRoutes(api, services);
  leadershipRoutes(api, services);
  filesRoutes(api, services);
  materialsRoutes(api, services);
  myDataRoutes(api, services);
  toolkitsRoutes(api, services);
  trackAlertsRoutes(api, services);
  if (services.preview) outboxRoutes(api, services);
  return api;
}
