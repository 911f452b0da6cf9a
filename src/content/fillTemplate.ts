/**
 * Replaces each name in braces by its value. Texts used in the browser are templates, because
 * functions cannot be sent there.
 */
export function fillTemplate(template: string, inserts: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(inserts[name] ?? place))
}
