/** By name: `t`, `textOf…`, `format…`. */
const textFunctions = /^(t|text\w*|format\w*|unbroken)$/;

const unwrap = (node) => (node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node);

/** The ends of `&&`, `??`, `||` and `?:`. */
const endsOf = (expression) => {
  const node = unwrap(expression);
  if (node.type === 'ConditionalExpression') return [...endsOf(node.consequent), ...endsOf(node.alternate)];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' ? endsOf(node.right) : [...endsOf(node.left), ...endsOf(node.right)];
  return [node];
};

const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() !== '') ||
  (node.type === 'CallExpression' && node.callee.type === 'Identifier' && textFunctions.test(node.callee.name));

/** `t('…')` changes with the language only. */
const isFixed = (node) =>
  node.type === 'Literal' ||
  (node.type === 'CallExpression' &&
    node.callee.name === 't' &&
    node.arguments.length === 1 &&
    node.arguments[0].type === 'Literal');

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** These hold text only. */
const textOnly = new Set(['option', 'title', 'textarea', 'text', 'tspan']);

/** Their children stand beside elements of their own. */
const besideOwn = new Set(['Button', 'MenuItem', 'ToggleButton']);

const textInOwnElement = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const name = node.type === 'JSXElement' ? node.openingElement.name.name : '';
      if (textOnly.has(name)) return;
      const children = node.children.filter((child) => !isBlank(child));
      const isAlone = children.length === 1;
      if (isAlone && !besideOwn.has(name)) return;
      for (const child of children) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const expression = unwrap(child.expression);
        if (endsOf(expression).some(isText) && !(isAlone ? isFixed(expression) : expression.type === 'Literal'))
          context.report({
            node: child,
            message:
              'Text beside other content stands in its own element: a browser that translates replaces its text node (ADR 0145).',
          });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'elements' }, rules: { 'text-in-own-element': textInOwnElement } };
