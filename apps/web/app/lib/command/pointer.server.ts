import {
  recuseTarget,
  reopenSheet,
  saveSheet,
  signStage,
  submitSheet,
} from '@chulbal/contract/evaluation/evaluation';
import { removeEvaluatorPasskey, renameEvaluatorPasskey } from '@chulbal/contract/passkeys/evaluators';
import { refusePledge, signPledge } from '@chulbal/contract/pledges';

/** What the scripts of evaluators may ask of the API, by feature and name: `POST /pointer/command/<feature>`. */
export const pointerEndpoints = {
  evaluation: {
    save: saveSheet,
    submit: submitSheet,
    reopen: reopenSheet,
    recuse: recuseTarget,
    sign: signStage,
  },
  passkey: { rename: renameEvaluatorPasskey, remove: removeEvaluatorPasskey },
  pledge: {
    sign: signPledge,
    refuse: refusePledge,
  },
};
export type PointerEndpoints = typeof pointerEndpoints;
