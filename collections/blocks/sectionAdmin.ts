import type { Block } from 'payload'

/** The title of a collapsed section in the editor: its kind and heading. */
export const sectionAdmin = (kind: string): Block['admin'] => ({
  disableBlockName: true,
  components: {
    Label: {
      path: '/components/admin/content/SectionTitle#SectionTitle',
      clientProps: { kind },
    },
  },
})
