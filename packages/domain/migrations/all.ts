import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { filesOfDraftVersions } from './0002-files-of-draft-versions.ts';
import { agreedByMembers } from './0003-agreed-by-members.ts';
import { operatorConsole } from './0004-console.ts';
import { evaluators } from './0005-evaluators.ts';
import { pledges } from './0006-pledges.ts';
import { panels } from './0007-panels.ts';
import { evaluation } from './0008-evaluation.ts';
import { results } from './0009-results.ts';
import { announcements } from './0010-announcements.ts';
import { materials } from './0011-materials.ts';
import { dismissedConflicts } from './0012-dismissed-conflicts.ts';
import { cleanCopies } from './0013-clean-copies.ts';
import { sheetWaivers } from './0014-sheet-waivers.ts';
import { evaluatorsAuthenticator } from './0015-evaluators-authenticator.ts';
import { exportsOfResults } from './0016-exports-of-results.ts';
import { toolkits } from './0017-toolkits.ts';
import { assignmentsByPlan } from './0018-assignments-by-plan.ts';
import { boards } from './0019-boards.ts';
import { slides } from './0020-slides.ts';
import { popupsPosters } from './0021-popups-posters.ts';
import { pages } from './0022-pages.ts';
import { businessPlans } from './0023-business-plans.ts';
import { programs } from './0024-programs.ts';
import { pictureVariants } from './0026-picture-variants.ts';
import { searchByIndex } from './0027-search-by-index.ts';
import { termsTold } from './0028-terms-told.ts';
import { searchInOneProcess } from './0029-search-in-one-process.ts';
import { searchedTextsApart } from './0030-searched-texts-apart.ts';
import { judgingEnds } from './0031-judging-ends.ts';
import { judgingLetters } from './0034-judging-letters.ts';
import { affiliationSchools } from './0035-affiliation-schools.ts';
import { eligibility } from './0037-eligibility.ts';
import { judgedFiles } from './0040-judged-files.ts';
import { dataKeyCheck } from './0042-data-key-check.ts';
import { auditArrivals } from './0043-audit-arrivals.ts';
import { documentsOfEveryone } from './0045-documents-of-everyone.ts';
import { businessStatuses } from './0050-business-statuses.ts';
import { resultWindows } from './0051-result-windows.ts';
import { bulkActs } from './0057-bulk-acts.ts';
import { withdrawals } from './0061-withdrawals.ts';
import { checkedDrafts } from './0062-checked-drafts.ts';
import { trackAlerts } from './0063-track-alerts.ts';
import { exhibitions } from './0070-exhibitions.ts';
import { companies } from './0075-companies.ts';
import { market } from './0080-market.ts';
import { marketLedger } from './0081-market-ledger.ts';
import { pastCompanies } from './0085-past-companies.ts';
import { teamsLeft } from './0086-teams-left.ts';
import { pastBatches } from './0092-past-batches.ts';
import { setupOwners } from './0094-setup-owners.ts';
import { typeTest } from './0100-type-test.ts';
import { marketChecks } from './0130-market-checks.ts';
import { hallOfFame } from './0150-hall-of-fame.ts';
import { events } from './0170-events.ts';
import { quizzes } from './0171-quizzes.ts';
import { raffle } from './0172-raffle.ts';
import { socialLogins } from './0200-social-logins.ts';
import { outboxIndex } from './0201-outbox-index.ts';
import { accountClosings } from './0202-account-closings.ts';
import { dataExports } from './0203-data-exports.ts';
import { leadershipOffers } from './0204-leadership-offers.ts';
import { emptiedApplications } from './0205-emptied-applications.ts';
import { gonePersons } from './0206-gone-persons.ts';
import { recommendSignals } from './0220-recommend-signals.ts';
import { failedMessages } from './0240-failed-messages.ts';
import { guardians } from './0250-guardians.ts';
import { passkeys } from './0260-passkeys.ts';
import { hallOfFameOrigins } from './0270-hall-of-fame-origins.ts';
import { ticketsLock } from './0275-tickets-lock.ts';
import { devices } from './0280-devices.ts';
import { passkeysOfAll } from './0281-passkeys-of-all.ts';
import { memberParts } from './0290-member-parts.ts';
import { dataRequests } from './0300-data-requests.ts';
import { retention } from './0301-retention.ts';
import { accessReviews } from './0302-access-reviews.ts';
import { guardianPapers } from './0303-guardian-papers.ts';
import { completionTexts } from './0320-completion-texts.ts';
import { hallOfFameVideos } from './0330-hall-of-fame-videos.ts';
import { dataKeys } from './0340-data-keys.ts';
import { goneRecommendations } from './0341-gone-recommendations.ts';
import { authenticators } from './0350-authenticators.ts';
import { identityChecks } from './0360-identity-checks.ts';
import { guardianChoices } from './0370-guardian-choices.ts';
import { authenticatorResets } from './0371-authenticator-resets.ts';
import { ownerlessWallets } from './0395-ownerless-wallets.ts';
import { backups } from './0400-backups.ts';
import { invariantRuns } from './0405-invariant-runs.ts';
import { outboxCauses } from './0410-outbox-causes.ts';
import { virusScans } from './0413-virus-scans.ts';
import { apiTokens } from './0420-api-tokens.ts';
import { webhooks } from './0430-webhooks.ts';
import { healthMinutes } from './0440-health-minutes.ts';
import { goneWebhooks } from './0450-gone-webhooks.ts';
import { begunFiles } from './0460-begun-files.ts';
import { outboxTries } from './0465-outbox-tries.ts';
import { announcedComments } from './0490-announced-comments.ts';

/** In the order they are applied; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-files-of-draft-versions': filesOfDraftVersions,
  '0003-agreed-by-members': agreedByMembers,
  '0004-console': operatorConsole,
  '0005-evaluators': evaluators,
  '0006-pledges': pledges,
  '0007-panels': panels,
  '0008-evaluation': evaluation,
  '0009-results': results,
  '0010-announcements': announcements,
  '0011-materials': materials,
  '0012-dismissed-conflicts': dismissedConflicts,
  '0013-clean-copies': cleanCopies,
  '0014-sheet-waivers': sheetWaivers,
  '0015-evaluators-authenticator': evaluatorsAuthenticator,
  '0016-exports-of-results': exportsOfResults,
  '0017-toolkits': toolkits,
  '0018-assignments-by-plan': assignmentsByPlan,
  '0019-boards': boards,
  '0020-slides': slides,
  '0021-popups-posters': popupsPosters,
  '0022-pages': pages,
  '0023-business-plans': businessPlans,
  '0024-programs': programs,
  '0026-picture-variants': pictureVariants,
  '0027-search-by-index': searchByIndex,
  '0028-terms-told': termsTold,
  '0029-search-in-one-process': searchInOneProcess,
  '0030-searched-texts-apart': searchedTextsApart,
  '0031-judging-ends': judgingEnds,
  '0034-judging-letters': judgingLetters,
  '0035-affiliation-schools': affiliationSchools,
  '0037-eligibility': eligibility,
  '0040-judged-files': judgedFiles,
  '0042-data-key-check': dataKeyCheck,
  '0043-audit-arrivals': auditArrivals,
  '0045-documents-of-everyone': documentsOfEveryone,
  '0050-business-statuses': businessStatuses,
  '0051-result-windows': resultWindows,
  '0057-bulk-acts': bulkActs,
  '0061-withdrawals': withdrawals,
  '0062-checked-drafts': checkedDrafts,
  '0063-track-alerts': trackAlerts,
  '0070-exhibitions': exhibitions,
  '0075-companies': companies,
  '0080-market': market,
  '0081-market-ledger': marketLedger,
  '0085-past-companies': pastCompanies,
  '0086-teams-left': teamsLeft,
  '0092-past-batches': pastBatches,
  '0094-setup-owners': setupOwners,
  '0100-type-test': typeTest,
  '0130-market-checks': marketChecks,
  '0150-hall-of-fame': hallOfFame,
  '0170-events': events,
  '0171-quizzes': quizzes,
  '0172-raffle': raffle,
  '0200-social-logins': socialLogins,
  '0201-outbox-index': outboxIndex,
  '0202-account-closings': accountClosings,
  '0203-data-exports': dataExports,
  '0204-leadership-offers': leadershipOffers,
  '0205-emptied-applications': emptiedApplications,
  '0206-gone-persons': gonePersons,
  '0220-recommend-signals': recommendSignals,
  '0240-failed-messages': failedMessages,
  '0250-guardians': guardians,
  '0260-passkeys': passkeys,
  '0270-hall-of-fame-origins': hallOfFameOrigins,
  '0275-tickets-lock': ticketsLock,
  '0280-devices': devices,
  '0281-passkeys-of-all': passkeysOfAll,
  '0290-member-parts': memberParts,
  '0300-data-requests': dataRequests,
  '0301-retention': retention,
  '0302-access-reviews': accessReviews,
  '0303-guardian-papers': guardianPapers,
  '0320-completion-texts': completionTexts,
  '0330-hall-of-fame-videos': hallOfFameVideos,
  '0340-data-keys': dataKeys,
  '0341-gone-recommendations': goneRecommendations,
  '0350-authenticators': authenticators,
  '0360-identity-checks': identityChecks,
  '0370-guardian-choices': guardianChoices,
  '0371-authenticator-resets': authenticatorResets,
  '0395-ownerless-wallets': ownerlessWallets,
  '0400-backups': backups,
  '0405-invariant-runs': invariantRuns,
  '0410-outbox-causes': outboxCauses,
  '0413-virus-scans': virusScans,
  '0420-api-tokens': apiTokens,
  '0430-webhooks': webhooks,
  '0440-health-minutes': healthMinutes,
  '0450-gone-webhooks': goneWebhooks,
  '0460-begun-files': begunFiles,
  '0465-outbox-tries': outboxTries,
  '0490-announced-comments': announcedComments,
};
