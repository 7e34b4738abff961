/** What the fields of a board's details get: what stands, how to change it, errors by path such as `details.year`. */
export type DetailsProps<Details> = {
  details: Details;
  change: (part: Partial<Details>) => void;
  errors: Readonly<Record<string, string>>;
  /** The language whose texts are on the page. */
  language: 'ko' | 'en';
};
