/** A game's sign, cut from paper: lies over the edge of its card on the front page. */
export const Emblem = ({ address }: { readonly address: string }) => <img className="emblem" src={address} alt="" />;
