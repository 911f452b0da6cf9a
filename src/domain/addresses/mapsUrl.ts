/** The address of a map on which this place has been searched for. */
export function mapsUrl(place: string): string {
  const query = new URLSearchParams({ api: '1', query: place.replaceAll('\n', ', ') })
  return `https://www.google.com/maps/search/?${query}`
}
