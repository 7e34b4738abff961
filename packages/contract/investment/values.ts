/** The terms of the market as they stand; whoever opens a wallet has read these. */
export const MARKET_TERMS_VERSION = '2026-1';
