import { getSlideList } from '@chulbal/contract/slides';
import { listSlides } from '@chulbal/domain/slides/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function slidesRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getSlideList, ({ language, now }) => listSlides(db, { language, now }));
}
