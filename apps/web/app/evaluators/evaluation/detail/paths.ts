type Stage = { trackNo: number; stageNo: number };

export const listPath = ({ trackNo, stageNo }: Stage) => `/pointer/list/${trackNo}/${stageNo}`;

/** The page of a target; without one, whichever is to be judged next. */
export const detailPath = ({ trackNo, stageNo }: Stage, targetNo?: number) =>
  `/pointer/detail/${trackNo}/${stageNo}${targetNo === undefined ? '' : `/${targetNo}`}`;
