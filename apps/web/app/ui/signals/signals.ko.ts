export const signals = {
  evidence: '증거',
  otherwise: '다르게 보면',
  looking: '보는 중으로',
  fine: '괜찮음으로',
  again: '다시 볼 것으로',
  marks: { looking: '보는 중, {{by}}', fine: '괜찮음, {{by}}', open: '볼 것' },
} as const;
