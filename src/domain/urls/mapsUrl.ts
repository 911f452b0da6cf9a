/** The URL of a map search for this place. */
export function mapsUrl(place: string): string {
  const query = new URLSearchParams({ api: '1', query: place.replaceAll('\n', ', ') })
  return `https://www.google.com/maps/search/?${query}`
}
