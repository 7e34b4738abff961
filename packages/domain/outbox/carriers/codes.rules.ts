import type { MessageFailure } from '@chulbal/contract/failed-messages';

/**
 * What the codes of providers mean for whoever has to do something about them: where each code is from is said in
 * `solapi.ts` and `nhn.ts`. One that is not here is unknown, and sent again until its time runs out.
 */
const failures: Readonly<Record<string, MessageFailure>> = {
  SOLAPI_SignatureDoesNotMatch: 'settings',
  SOLAPI_RequestTimeTooSkewed: 'settings',
  SOLAPI_InvalidAPIKey: 'settings',
  // A number that sends and was not registered, as Solapi's console names it.
  SOLAPI_1062: 'settings',
  SOLAPI_DuplicatedSignature: 'service',
  SOLAPI_InternalError: 'service',
  SOLAPI_TooManyRequests: 'service',
  SOLAPI_NotEnoughBalance: 'credit',
  // Of what we send only the number is anybody's own.
  SOLAPI_ValidationError: 'address',
  NHN_1000: 'settings',
  NHN_1001: 'settings',
  NHN_1002: 'settings',
  NHN_1003: 'settings',
  NHN_1004: 'settings',
  NHN_1007: 'settings',
  NHN_1008: 'settings',
  NHN_2312: 'settings',
  NHN_2313: 'settings',
  NHN_2018: 'address',
  NHN_2019: 'address',
  NHN_6001: 'refused',
  NHN_2021: 'service',
  NHN_9999: 'service',
  // The same of 알림톡, where it is not followed by a text.
  NHNTALK_2021: 'service',
  NHNTALK_9999: 'service',
};

/** Why a provider did not take a message; undefined for what is no code of one. */
export function failureOfCarrier(code: string): MessageFailure | undefined {
  return failures[code];
}
