/** For checklists and fields (after-ordering.md §5). */
export const loginRules = {
  nl: {
    password: {
      length: '8 tot 60 tekens',
      upperCase: 'Minstens één hoofdletter',
      lowerCase: 'Minstens één kleine letter',
      digit: 'Minstens één cijfer',
      notUsername: 'Niet gelijk aan je gebruikersnaam',
      notCommon: 'Niet te raden (geen gewoon woord met cijfers)',
    },
    specialCharacter: 'Tip: een leesteken maakt het nog sterker',
    username: {
      length: 'Een gebruikersnaam heeft 4 tot 60 tekens',
      noSpaces: 'Een gebruikersnaam heeft geen spaties',
      characters: "Gebruik gewone letters, cijfers en . _ - @ + '",
    },
  },
  fr: {
    password: {
      length: 'De 8 à 60 caractères',
      upperCase: 'Au moins une majuscule',
      lowerCase: 'Au moins une minuscule',
      digit: 'Au moins un chiffre',
      notUsername: 'Différent de votre nom d’utilisateur',
      notCommon: 'Difficile à deviner (pas un mot courant suivi de chiffres)',
    },
    specialCharacter: 'Conseil\u00a0: un signe de ponctuation le renforce encore',
    username: {
      length: 'Un nom d’utilisateur compte de 4 à 60 caractères',
      noSpaces: 'Un nom d’utilisateur ne contient pas d’espaces',
      characters: "Utilisez des lettres ordinaires, des chiffres et . _ - @ + '",
    },
  },
};
export type LoginRuleTexts = (typeof loginRules)['nl'];
