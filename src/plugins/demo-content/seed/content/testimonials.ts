type TestimonialContent = { name: string; position: string; quote: string }

export const testimonials: TestimonialContent[] = [
  {
    name: 'Sophie Delmas',
    position: 'Directrice des opérations, Mutuelle Orbanne',
    quote:
      'Ils ont passé trois jours au guichet avant de nous montrer quoi que ce soit. Le délai d’indemnisation est passé de neuf jours à deux, et nos gestionnaires ne veulent plus revenir à l’ancien écran.',
  },
  {
    name: 'Marc Oudinot',
    position: 'Directeur des systèmes d’information, Banque Ardéval',
    quote:
      'Notre système de comptes avait vingt ans. Le premier domaine a été remplacé en huit mois, sans une heure d’arrêt, avec deux arrêtés mensuels comparés au centime. C’était écrit, et c’est arrivé.',
  },
  {
    name: 'Nadia Ferhat',
    position: 'Responsable d’exploitation, Éolande',
    quote:
      'Les prévisions sont livrées avec leur marge d’erreur, ce qui change tout au moment de s’engager sur le marché. Et quand un modèle simple suffisait, on nous l’a dit, facture à l’appui.',
  },
  {
    name: 'Julien Castaing',
    position: 'Directeur qualité, Laboratoires Trévidor',
    quote:
      'La validation d’une montée de version nous prenait quatre mois. Avec les tests automatisés et les preuves signées, elle prend neuf jours. L’inspecteur a trouvé tout de suite ce qu’il cherchait.',
  },
  {
    name: 'Anne-Laure Pichon',
    position: 'Directrice du commerce, Maison Ravelline',
    quote:
      'Nos vendeurs ont adopté l’application en une heure, je l’ai vu de mes yeux. Exemplia nous a aussi déconseillé deux projets qui nous auraient coûté cher : je m’en souviens plus encore.',
  },
]
