import * as guardians from '@chulbal/contract/guardians/guardians';
import { listGuardianTerms } from '@chulbal/domain/accounts/queries';
import { consentForMyself } from '@chulbal/domain/guardians/child.commands';
import { chooseAsGuardian } from '@chulbal/domain/guardians/choices.commands';
import {
  askGuardian,
  askGuardianAgain,
  changeGuardian,
  proveGuardian,
  sendGuardianCode,
} from '@chulbal/domain/guardians/commands';
import { consentAsGuardian, refuseAsGuardian } from '@chulbal/domain/guardians/decision.commands';
import { getChildRequest, getGuardianRequest, getOwnGuardian } from '@chulbal/domain/guardians/queries';
import { withdrawAsGuardian } from '@chulbal/domain/my-data/guardian-closing.commands';
import { getHeldForGuardian } from '@chulbal/domain/my-data/guardian-held.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Children under 14 and their guardians: what is asked, answered, seen and taken back. */
export function guardiansRoutes(api: UserApi, { db, files, publicUrl }: UserApiServices): void {
  api.mount(guardians.askGuardian, async ({ input, address, language, now }) =>
    askGuardian(db, { ...input, publicUrl, caller: { address, language, now } }),
  );

  api.mount(guardians.getChildRequest, async ({ input, now }) => getChildRequest(db, { ...input, now }));

  api.mount(guardians.askGuardianAgain, async ({ input, address, language, now }) => {
    await askGuardianAgain(db, { ...input, publicUrl, caller: { address, language, now } });
    return null;
  });

  api.mount(guardians.changeGuardian, async ({ input, address, language, now }) => {
    await changeGuardian(db, { ...input, publicUrl, caller: { address, language, now } });
    return null;
  });

  api.mount(guardians.getGuardianRequest, async ({ input, now }) =>
    getGuardianRequest(db, { ...input, now }),
  );

  api.mount(guardians.sendGuardianCode, async ({ input, address, language, now }) =>
    sendGuardianCode(db, { ...input, caller: { address, language, now } }),
  );

  api.mount(guardians.proveGuardian, async ({ input, address, language, now }) =>
    proveGuardian(db, { ...input, caller: { address, language, now } }),
  );

  api.mount(guardians.consentAsGuardian, async ({ input, now }) => {
    await consentAsGuardian(db, { ...input, publicUrl, now });
    return null;
  });

  api.mount(guardians.refuseAsGuardian, async ({ input, now }) => {
    await refuseAsGuardian(db, { ...input, now });
    return null;
  });

  api.mount(guardians.listGuardianTerms, async ({ language, now }) =>
    listGuardianTerms(db, { language, now }),
  );

  api.mount(guardians.chooseAsGuardian, async ({ input, now }) => {
    await chooseAsGuardian(db, { ...input, now });
    return null;
  });

  api.mount(guardians.getHeldOfChild, async ({ input, language, now }) =>
    getHeldForGuardian(db, { ...input, language, now }),
  );

  api.mount(guardians.withdrawAsGuardian, async ({ input, now }) => {
    await withdrawAsGuardian(db, { ...input, publicUrl, now }, files);
    return null;
  });

  api.mount(guardians.getOwnGuardian, async ({ actor, now }) => getOwnGuardian(db, actor, { now }));

  api.mount(guardians.consentForMyself, async ({ actor, now }) => {
    await consentForMyself(db, actor, { now });
    return null;
  });
}
