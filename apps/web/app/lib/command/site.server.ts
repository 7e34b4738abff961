import {
  cancelApplication,
  deleteDraft,
  listDraftVersions,
  myApplication,
  restoreDraft,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications';
import {
  beginCompany,
  consentToName,
  getRegistration,
  saveCompany,
  submitCompany,
} from '@chulbal/contract/companies';
import { endDevice, endOtherDevices } from '@chulbal/contract/devices';
import { removeFile } from '@chulbal/contract/files';
import { invest, objectToVoid, openWallet } from '@chulbal/contract/investment';
import { resendInvitation } from '@chulbal/contract/invitations';
import { acceptLeadership, endLeadershipOffer, offerLeadership } from '@chulbal/contract/leadership';
import { isFindEventImage, listHunts, saveFoundEventImage } from '@chulbal/contract/logo-hunt';
import { getMaterial, submitMaterial } from '@chulbal/contract/materials';
import {
  leavePart,
  listParts,
  removePartFile,
  savePart,
  sendPartLink,
  settlePart,
  sharePartLink,
  signPart,
} from '@chulbal/contract/member-parts';
import { removePasskey, renamePasskey } from '@chulbal/contract/passkeys';
import { claimPrize, nameRecommender, raffleEnter } from '@chulbal/contract/raffle';
import { reportCompany } from '@chulbal/contract/shown-companies';
import { unlinkSocialLogin } from '@chulbal/contract/social-logins';
import { saveCanvas, savePlan } from '@chulbal/contract/toolkits';
import { setTrackAlert } from '@chulbal/contract/track-alerts';
import { withdrawApplication } from '@chulbal/contract/withdrawals';

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
