export const PlainService: React.FunctionComponent = () => (
  <div>
    <strong>Checkout</strong> takes payments for the online shop. It runs in version 4.2, in the region Europe West.
  </div>
);
