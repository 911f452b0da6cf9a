type Props = { content: object }

/** Renders the structured data of the page (JSON-LD). */
export function StructuredData({ content }: Props) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can close the script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(content).replaceAll('<', '\\u003c') }}
    />
  )
}
