import {
  cancelApplication,
  deleteDraft,
  listDraftVersions,
  myApplication,
  restoreDraft,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications/applications';
import { resendInvitation } from '@chulbal/contract/applications/invitations';
import {
  leavePart,
  listParts,
  removePartFile,
  savePart,
  sendPartLink,
  settlePart,
  sharePartLink,
  signPart,
} from '@chulbal/contract/applications/member-parts';
import { withdrawApplication } from '@chulbal/contract/applications/withdrawals';
import {
  beginCompany,
  consentToName,
  getRegistration,
  saveCompany,
  submitCompany,
} from '@chulbal/contract/companies/companies';
import { reportCompany } from '@chulbal/contract/companies/shown';
import { endDevice, endOtherDevices } from '@chulbal/contract/devices';
import { removeFile } from '@chulbal/contract/files/files';
import { invest, objectToVoid, openWallet } from '@chulbal/contract/investment/investment';
import { acceptLeadership, endLeadershipOffer, offerLeadership } from '@chulbal/contract/leadership';
import { isFindEventImage, listHunts, saveFoundEventImage } from '@chulbal/contract/logo-hunt';
import { getMaterial, submitMaterial } from '@chulbal/contract/materials/materials';
import { removePasskey, renamePasskey } from '@chulbal/contract/passkeys/passkeys';
import { claimPrize, nameRecommender, raffleEnter } from '@chulbal/contract/raffle/raffle';
import { setTrackAlert } from '@chulbal/contract/seasons/track-alerts';
import { unlinkSocialLogin } from '@chulbal/contract/social-logins';
import { saveCanvas, savePlan } from '@chulbal/contract/toolkits/toolkits';

/** What the scripts of visitors and users may ask of the API, by feature and name: `POST /command/<feature>`. */
export const siteEndpoints = {
  apply: {
    mine: myApplication,
    save: saveDraft,
    versions: listDraftVersions,
    restore: restoreDraft,
    discard: deleteDraft,
    removeFile,
    resend: resendInvitation,
    parts: listParts,
    sendPart: sendPartLink,
    sharePart: sharePartLink,
    submit: submitApplication,
    cancel: cancelApplication,
    withdraw: withdrawApplication,
    alert: setTrackAlert,
    material: getMaterial,
    submitMaterial,
  },
  event: {
    hunts: listHunts,
    isFind: isFindEventImage,
    found: saveFoundEventImage,
    enter: raffleEnter,
    recommend: nameRecommender,
    claim: claimPrize,
  },
  market: { openWallet, invest, object: objectToVoid },
  company: {
    begin: beginCompany,
    save: saveCompany,
    submit: submitCompany,
    consent: consentToName,
    registration: getRegistration,
    report: reportCompany,
  },
  leadership: { offer: offerLeadership, end: endLeadershipOffer, accept: acceptLeadership },
  social: { unlink: unlinkSocialLogin },
  device: { end: endDevice, endOthers: endOtherDevices },
  passkey: { rename: renamePasskey, remove: removePasskey },
  toolkit: { saveCanvas, savePlan },
};
export type SiteEndpoints = typeof siteEndpoints;

/** What the script of a member's own page may ask, whose link and pass the server adds: `POST /apply/part/command`. */
export const partEndpoints = {
  save: savePart,
  settle: settlePart,
  sign: signPart,
  leave: leavePart,
  removeFile: removePartFile,
};
export type PartEndpoints = typeof partEndpoints;
