/** How many times as long somebody takes for B. Ten is what WCAG 2.2.1 asks for. */
export const quizPaces = [1, 2, 5, 10] as const;
