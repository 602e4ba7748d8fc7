type AnsweredLineBody = {
  readonly delivery_number: string;
  readonly line_id: string;
  readonly held: number;
  readonly used: number;
  readonly destroyed: number;
};

export const readAnsweredLine = ({
  delivery_number: deliveryNumber,
  line_id: lineId,
  held,
  used,
  destroyed,
}: AnsweredLineBody) => ({ deliveryNumber, lineId, held, used, destroyed });
