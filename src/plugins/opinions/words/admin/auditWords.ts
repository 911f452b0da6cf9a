import type { AuditWords } from '@/src/content/admin/auditWords'

export const opinionsAuditWords = {
  targets: {
    'application-notes': {
      label: 'Note interne',
      formatPerson: (name) => `une note sur ${name}`,
      formatErased: (number) => `la note n°\u00A0${number}`,
    },
  },
} as const satisfies AuditWords
