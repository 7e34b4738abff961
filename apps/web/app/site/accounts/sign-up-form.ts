import type { FormReply } from '../../ui/sign-in/form-reply.ts';

export const signUpSteps = ['terms', 'identity', 'password'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** What is carried from step to step. Passwords and codes are not. */
export type SignUpValues = {
  name: string;
  /** yyyy.MM.dd */
  birthDate: string;
  country: string;
  email: string;
  phone: string;
  /** Keys of the ticked terms. */
  agreed: string[];
};

export type SignUpReply = FormReply & { step: SignUpStep; values: SignUpValues };

/** Names of the fields by step, in the order of the form; terms are `consents.<term>`. */
const fieldsOf: Record<SignUpStep, readonly string[]> = {
  terms: ['consents'],
  identity: ['name', 'birthDate', 'country', 'email', 'emailCode', 'phone', 'phoneCode'],
  password: ['password', 'passwordAgain'],
};

/** The first step that has an error, or null. */
export function stepWithError(errors: Readonly<Record<string, string>>): SignUpStep | null {
  const names = Object.keys(errors).map((name) => name.split('.')[0] ?? '');
  return signUpSteps.find((step) => names.some((name) => fieldsOf[step].includes(name))) ?? null;
}

/** Errors in the order of the form, so that focus goes to the first. */
export function inOrder(errors: Readonly<Record<string, string>>): Record<string, string> {
  const order = signUpSteps.flatMap((step) => fieldsOf[step]);
  const place = (name: string) => order.indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}

export function isStep(text: string): text is SignUpStep {
  return signUpSteps.some((step) => step === text);
}

/** Where a step stands while another is open. */
export function stepState(step: SignUpStep, open: SignUpStep): 'done' | 'now' | 'ahead' {
  const place = signUpSteps.indexOf(step) - signUpSteps.indexOf(open);
  if (place === 0) return 'now';
  return place < 0 ? 'done' : 'ahead';
}

/** What a tab remembers over a reload: the step and the ticks. Nothing that says who somebody is (S-06). */
export type RememberedSteps = { step: SignUpStep; agreed: string[] };

/** Reads what was remembered; the password step is not gone back to, for what comes before it is gone. */
export function readRemembered(
  text: string | null,
  terms: readonly { term: string; required: boolean }[],
): RememberedSteps | null {
  try {
    const { step, agreed } = JSON.parse(text ?? '') as Partial<RememberedSteps>;
    if (!Array.isArray(agreed)) return null;
    const known = terms.map(({ term }) => term).filter((term) => agreed.includes(term));
    const complete = terms.every(({ term, required }) => !required || known.includes(term));
    return { step: complete && step !== 'terms' ? 'identity' : 'terms', agreed: known };
  } catch {
    return null;
  }
}
