import * as slides from '@chulbal/contract/slides';
import {
  createSlide,
  orderSlides,
  removeSlide,
  saveSlide,
  setSlideShown,
} from '@chulbal/domain/slides/commands';
import { listWrittenSlides } from '@chulbal/domain/slides/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Slides of the start page, as operators write them. */
export function slidesRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(slides.listWrittenSlides, () => listWrittenSlides(db));
  api.mount(slides.createSlide, ({ actor, input, now }) => createSlide(db, actor, { ...input, now }));
  api.mount(slides.saveSlide, ({ actor, input, now }) => saveSlide(db, actor, { ...input, now }));
  api.mount(slides.setSlideShown, async ({ actor, input, now }) => {
    await setSlideShown(db, actor, { ...input, now });
    return null;
  });
  api.mount(slides.orderSlides, async ({ actor, input, now }) => {
    await orderSlides(db, actor, { ...input, now });
    return null;
  });
  api.mount(slides.removeSlide, async ({ actor, input, now }) => {
    await removeSlide(db, actor, { ...input, now });
    return null;
  });
}
