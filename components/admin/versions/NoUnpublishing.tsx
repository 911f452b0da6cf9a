/** In the place of « Retirer du site »: a page that has its place on the site keeps it. */
export function NoUnpublishing() {
  return null
}
