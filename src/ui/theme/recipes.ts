import { alertRecipe } from './alert';
import { buttonRecipe } from './button';
import { fieldRecipe, inputRecipe } from './field';
import { headingRecipe } from './heading';
import { spinnerRecipe } from './spinner';

/**
 * The recipes of the first screens. Any other recipe is passed to its component by the wrapper in `src/ui`, so that a
 * page downloads only the styles that it uses.
 */
export const recipes = {
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = { alert: alertRecipe, field: fieldRecipe };
