export const accessRequestWords = {
  open: 'Demander un accès',
  title: 'Demander un accès',
  introduction:
    'Réservé aux personnes qui travaillent avec nous. Un Super Administrateur lit chaque demande\u00A0; s’il l’accepte, vous recevez par e-mail un lien pour choisir votre mot de passe.',
  name: 'Nom *',
  email: 'E-mail professionnel *',
  cancel: 'Annuler',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  sent: 'Demande reçue. Si elle est acceptée, vous recevrez un e-mail à l’adresse indiquée.',
  failed: 'Votre demande n’a pas pu être envoyée. Réessayez dans quelques minutes.',
} as const
