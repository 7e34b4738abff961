/** Letters as people count them, and how many there may be. */
export const companyLimits = {
  ...{ title: 30, team: 30, story: 3000, tab: 8, slideText: 120, alt: 120 },
  ...{ figureLabel: 16, figureValue: 10, figureUnit: 8, linkLabel: 20, contact: 60 },
  ...{ figures: 3, links: 5, files: 5, slides: 10, slidesLeast: 2 },
} as const;

export const slidePlaces = [1, 2, 3] as const;

export type SlidePlace = (typeof slidePlaces)[number];

/** How a list of companies is put in order: shuffled by `seed`, by name, or, once revealed, by what was invested. */
export const companyOrders = ['fair', 'name', 'total'] as const;

export const reportReasons = ['wrong', 'rights', 'unkind', 'other'] as const;
