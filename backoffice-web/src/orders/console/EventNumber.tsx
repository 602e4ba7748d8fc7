export const EventNumber = ({ event }: { readonly event: string }) => (
  <>
    {' '}
    <code className="tiny muted breaks">{event}</code>
  </>
);
