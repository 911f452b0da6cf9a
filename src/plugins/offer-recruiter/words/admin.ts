export const recruiterText = {
  label: 'Suivie par',
  description:
    'L’accusé de réception donne au candidat le nom de cette personne, qui reçoit aussi l’e-mail de chaque nouvelle candidature. Le site ne la montre pas.',
  unavailable: 'Compte suspendu ou supprimé',
  refused:
    'Ce compte ne peut pas lire les candidatures. Choisissez-en un autre, ou videz le champ.',
} as const
