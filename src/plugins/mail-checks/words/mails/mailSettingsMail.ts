import { emailSettingsText } from '@/src/content/admin/emailSettings'
import type { MailText } from '@/src/content/mails/mailText'
import type {
  MailSettingChange,
  MailSettingsChange,
} from '@/src/plugins/mail-checks/rules/mailSettingsChange'

type MailSettingsMailOptions = MailSettingsChange & { settingsUrl: string | null }

/** Mail to all Super Administrators: the owner of a mail server can read password links. */
export function mailSettingsChangeMailText(change: MailSettingsMailOptions): MailText {
  const { settingsUrl } = change
  return {
    subject: change.isConfirmation
      ? 'Le serveur d’envoi des e-mails a été confirmé'
      : 'Les réglages d’e-mail ont été modifiés',
    title: 'Réglages d’e-mail',
    paragraphs: mailSettingsChangeParagraphs(change),
    facts: change.changes.map((fact) => ({
      label: emailSettingsText[fact.field].label,
      value: describeMailSettingChange(fact),
    })),
    link: settingsUrl ? { label: 'Ouvrir les réglages d’e-mail', url: settingsUrl } : undefined,
    footer:
      'Si ce changement vous surprend, rétablissez les réglages et retirez sans attendre son accès à la personne qui l’a fait.',
  }
}

function mailSettingsChangeParagraphs({
  changedBy,
  changes,
  isConfirmation,
  awaitsConfirmation,
}: MailSettingsChange) {
  return [
    ...(changes.length > 0 ? [`${changedBy} a modifié les réglages d’e-mail du site.`] : []),
    ...(isConfirmation
      ? [
          `${changedBy} a confirmé le serveur d’envoi\u00A0: les liens de mot de passe des Super Administrateurs y passent désormais.`,
        ]
      : []),
    ...(awaitsConfirmation
      ? [
          'Le serveur d’envoi attend la confirmation d’un Super Administrateur. D’ici là, les liens de mot de passe des Super Administrateurs partent par le serveur confirmé auparavant. Vérifiez les nouveaux réglages dans l’administration, puis confirmez-les ou rétablissez les anciens.',
        ]
      : []),
  ]
}

function describeMailSettingChange({ field, before, after }: MailSettingChange) {
  return field === 'smtpPassword'
    ? 'changé ou effacé'
    : `${formatSettingValue(before)} → ${formatSettingValue(after)}`
}

const BOOLEAN_WORDS: Record<string, string> = { true: 'oui', false: 'non' }

function formatSettingValue(value: string | null) {
  return value === null ? '(vide)' : (BOOLEAN_WORDS[value] ?? value)
}
