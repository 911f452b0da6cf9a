/** Replaces the button « Retirer du site » by nothing: this page must always be published. */
export function NoUnpublishing() {
  return null
}
