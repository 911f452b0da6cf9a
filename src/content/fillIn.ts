/**
 * A template in which each name in braces gives way to what it stands for. Where words are said in the
 * browser they are templates: no function reaches it.
 */
export function fillIn(template: string, inserts: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(inserts[name] ?? place))
}
