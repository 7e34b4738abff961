import * as exhibition from '@chulbal/contract/exhibition/exhibition';
import { getExhibitionView, listExhibitionViews } from '@chulbal/domain/exhibition/view.queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function exhibitionRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(exhibition.getExhibition, ({ input, language, now }) =>
    getExhibitionView(db, { ...input, language, now }),
  );
  api.mount(exhibition.listExhibitions, ({ language, now }) => listExhibitionViews(db, { language, now }));
}
