import type { Block } from 'payload'

/** In the editor a folded section is known by its kind and its heading. */
export const sectionAdmin = (kind: string): Block['admin'] => ({
  disableBlockName: true,
  components: {
    Label: {
      path: '/components/admin/content/SectionTitle#SectionTitle',
      clientProps: { kind },
    },
  },
})
