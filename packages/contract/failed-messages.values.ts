/**
 * Why a message was given up. service: nobody answered; settings: the service does not take our log-in, or none is set;
 * credit: what was paid to it is used up; address: nobody is there; full: the mailbox takes no more; refused: taken for unwanted; late: its time ran out first.
 */
export const messageFailures = [
  'service',
  'settings',
  'credit',
  'address',
  'full',
  'refused',
  'late',
  'unknown',
] as const;
