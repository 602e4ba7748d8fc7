/** Whether `node` gives text that changes: a template, a literal or a text function under a condition. */
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

/** `t('…')` and `{'…'}` without a condition never change on a page. */
const isFixed = (node) =>
  (node.type === 'Literal' && node.type !== 'TemplateLiteral') ||
  (node.type === 'CallExpression' &&
    node.callee.name === 't' &&
    node.arguments.length === 1 &&
    node.arguments[0].type === 'Literal');

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** These hold text only. */
const textOnly = new Set(['option', 'title', 'textarea', 'text', 'tspan']);

/** These put their children beside elements of their own. */
const besideOwn = new Set(['Button', 'MenuItem', 'ToggleButton']);

const textInOwnElement = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      if (node.type === 'JSXElement' && textOnly.has(node.openingElement.name.name)) return;
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2 && !(node.type === 'JSXElement' && besideOwn.has(node.openingElement.name.name))) return;
      for (const child of children) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const ends = endsOf(child.expression);
        const isSteady = ends.length === 1 && ends[0] === unwrap(child.expression) && isFixed(ends[0]);
        if (!isSteady && ends.some(isText))
          context.report({
            node: child,
            message:
              'Text that changes beside other content stands in its own element: a browser that translates replaces its text node (ADR 0145).',
          });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'elements' }, rules: { 'text-in-own-element': textInOwnElement } };
