/** An address that breaks after its @, where it has to break. */
export function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
