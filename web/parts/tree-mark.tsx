/** Our sign: a tree of cut paper, lit from the left. */
export function TreeMark() {
  return (
    <svg className="tree-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path className="cut" d="M32 5 45 21h-6l10 14h-6l10 14H35v10h-6V49H12l10-14h-6l10-14h-6z" />
      <path className="bark" d="M29 48h6v11h-6z" />
      <path className="lit" d="M32 5v44H12l10-14h-6l10-14h-6z" />
      <path className="dark" d="M32 5 45 21h-6l10 14h-6l10 14H32z" />
    </svg>
  );
}
